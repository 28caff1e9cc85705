// Inner classes of inner classes, capture, shadowing, qualified this and new.
import java.util.function.*;

public class InnerClassesInDepth {
    int field = 9;

    class Inner {
        int value = field + 1;

        class Deep {
            int field = 100;

            int sum() {
                return field + value + InnerClassesInDepth.this.field + Inner.this.value;
            }
        }
    }

    static class Counter {
        private int count;

        Runnable incrementer(int step) {
            return () -> count += step;
        }

        Supplier<Integer> reader() {
            return new Supplier<>() {
                int reads;

                public Integer get() {
                    reads++;
                    return count * 10 + reads;
                }
            };
        }
    }

    static abstract class Template {
        String run() {
            return before() + body() + after();
        }

        protected String before() {
            return "(";
        }

        protected abstract String body();

        protected String after() {
            return ")";
        }
    }

    public static void main(String[] args) throws Exception {
        InnerClassesInDepth outer = new InnerClassesInDepth();
        InnerClassesInDepth.Inner inner = outer.new Inner();
        InnerClassesInDepth.Inner.Deep deep = inner.new Deep();
        outer.field = 20;
        System.out.println(deep.sum() + " " + inner.value);
        Counter counter = new Counter();
        Runnable add = counter.incrementer(3);
        Supplier<Integer> read = counter.reader();
        add.run();
        add.run();
        System.out.println(read.get() + " " + read.get());
        String captured = "cap";
        class Local extends Template {
            private final int n;

            Local(int n) {
                this.n = n;
            }

            protected String body() {
                return captured + n;
            }

            Local next() {
                return new Local(n + 1);
            }
        }
        System.out.println(new Local(1).next().run() + new Template() {
            protected String body() {
                return "anonymous " + captured.length();
            }

            protected String after() {
                return super.after() + "!";
            }
        }.run());
        int[] total = {0};
        for (int i = 0; i < 3; i++) {
            int step = i;
            new Object() {
                void apply() {
                    total[0] += step;
                }
            }.apply();
        }
        System.out.println(total[0]);
    }
}
