// A fluent builder with generic self types and immutable results.
import java.util.*;
import java.util.function.*;

public class BuilderAndChaining {
    static abstract class Shape<S extends Shape<S>> {
        protected final List<String> steps = new ArrayList<>();

        abstract S self();

        S named(String name) {
            steps.add("name=" + name);
            return self();
        }
    }

    static class Box extends Shape<Box> {
        Box self() {
            return this;
        }

        Box sized(int size) {
            steps.add("size=" + size);
            return this;
        }

        List<String> build() {
            return List.copyOf(steps);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Box().named("a").sized(3).named("b").build());
        StringBuilder log = new StringBuilder();
        Supplier<Supplier<String>> nested = () -> () -> log.append("!").toString();
        System.out.println(nested.get().get() + nested.get().get());
    }
}
