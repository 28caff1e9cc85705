// Pins: the default values of array elements of every type.
public class DefaultValues {
    public static void main(String[] args) {
        System.out.println(new int[1][0].length);
        int[] i = new int[2];
        long[] l = new long[1];
        byte[] b = new byte[1];
        short[] s = new short[1];
        char[] c = new char[1];
        float[] f = new float[1];
        double[] d = new double[1];
        boolean[] z = new boolean[1];
        String[] t = new String[1];
        int[][] deep = new int[2][];
        System.out.println(i[0] + " " + i[1] + " " + l[0] + " " + b[0] + " " + s[0] + " " + (int) c[0]);
        System.out.println(f[0] + " " + d[0] + " " + z[0] + " " + t[0] + " " + deep[0]);
    }
}
