package other;

import base.Base;

public class Stranger extends Base {
    String secret() {
        return "stranger's secret";
    }

    protected String open() {
        return "stranger's open";
    }

    public String callsOwn() {
        return secret();
    }
}
