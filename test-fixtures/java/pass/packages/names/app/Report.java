package app;

import java.util.*;
import java.util.function.LongFunction;
import lib.*;

public class Report {
    private int count = 7;
    private final Object what;

    public Report(Object what) {
        this.what = what;
    }

    private class Part extends Counter {
        Part(int count) {
            super(count);
        }

        String all() {
            step++;
            LongFunction<String> show = this::show;
            // `count` of Counter isn't accessible, so that it is the report's.
            return count + " " + count() + " " + step + " " + show(5) + " " + show.apply(6);
        }
    }

    public String lines() {
        List<Object> list = new ArrayList<>();
        list.add(what);
        list.add(new ImmutableList());
        return list.toString();
    }

    public String parts() {
        return new Part(40).all() + " " + new Counter().show(9);
    }
}
