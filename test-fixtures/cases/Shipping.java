package shop;

public class Shipping {
    public static int cost(int weight, boolean express) {
        int cost = 5;
        if (weight > 10) cost = cost + (weight - 10) * 2;
        if (express) cost = cost * 2 - 3;
        return cost;
    }

    static double rate(double weight, float factor) {
        return weight / factor;
    }

    static long total(long[] parts, byte extra, short more) {
        long sum = extra + more;
        for (long part : parts) sum += part;
        parts[0] = sum;
        return sum;
    }

    static String label(String name, char mark, Integer count) {
        if (name == null) throw new IllegalArgumentException("no name: " + mark);
        return mark + name.trim() + count;
    }

    static int parse(String text) throws java.io.IOException {
        if (text.isEmpty()) throw new java.io.IOException("empty");
        return Integer.parseInt(text);
    }

    static void print(String text, int times) {
        for (int i = 0; i < times; i++) System.out.println(i + ": \"" + text + "\"");
    }

    static double[] halves(double[] values) {
        double[] result = new double[values.length];
        for (int i = 0; i < values.length; i++) result[i] = values[i] / 2;
        return result;
    }

    static char[][] grid(char[][] rows) {
        rows[0][0] = 'x';
        return rows;
    }
}

class ShippingInputs {
    static Object[] cost_1() { return new Object[] {13, true}; }
    static Object[] cost_2() { return new Object[] {Integer.MIN_VALUE, false}; }
    static Object[] rate_1() { return new Object[] {-0.0, 3.5f}; }
    static Object[] rate_2() { return new Object[] {0.0, 0f}; }
    static Object[] rate_3() { return new Object[] {Double.MIN_VALUE, Float.MAX_VALUE}; }
    static Object[] total_1() { return new Object[] {new long[] {1, Long.MAX_VALUE}, (byte) -3, (short) 400}; }
    static Object[] total_2() { return new Object[] {new long[0], (byte) 0, (short) 0}; }
    static Object[] total_3() { return new Object[] {null, (byte) 0, (short) 0}; }
    static Object[] label_1() { return new Object[] {" a\"\\\n\u00e9\u0007 ", '\'', 7}; }
    static Object[] label_2() { return new Object[] {null, '\uffff', null}; }
    static Object[] parse_1() { return new Object[] {"12"}; }
    static Object[] parse_2() { return new Object[] {""}; }
    static Object[] parse_3() { return new Object[] {"x"}; }
    static Object[] print_1() { return new Object[] {"h\u00e9", 2}; }
    static Object[] halves_1() { return new Object[] {new double[] {Double.NaN, -0.0, 1e300}}; }
    static Object[] grid_1() { return new Object[] {new char[][] {{'a', '\n'}, {}, null}}; }
    static Object[] grid_2() { char[] row = {'a'}; return new Object[] {new char[][] {row, row}}; }
}
