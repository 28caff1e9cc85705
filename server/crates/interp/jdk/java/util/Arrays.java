// Models java.util.Arrays.
// Source: class documentation, Java SE 17. Sorting gives the specified result (stable for objects),
// not the same sequence of comparisons as a JVM.
// Left out: nothing. What may run in parallel runs in order.
package java.util;

import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import whydunit.Deep;

public final class Arrays {
    private Arrays() {
    }

    public static boolean equals(byte[] left, byte[] right) {
        return Deep.equal(left, right);
    }

    public static int hashCode(byte[] array) {
        return Deep.hash(array);
    }

    public static String toString(byte[] array) {
        return Deep.text(array);
    }

    public static boolean equals(short[] left, short[] right) {
        return Deep.equal(left, right);
    }

    public static int hashCode(short[] array) {
        return Deep.hash(array);
    }

    public static String toString(short[] array) {
        return Deep.text(array);
    }

    public static boolean equals(char[] left, char[] right) {
        return Deep.equal(left, right);
    }

    public static int hashCode(char[] array) {
        return Deep.hash(array);
    }

    public static String toString(char[] array) {
        return Deep.text(array);
    }

    public static boolean equals(int[] left, int[] right) {
        return Deep.equal(left, right);
    }

    public static int hashCode(int[] array) {
        return Deep.hash(array);
    }

    public static String toString(int[] array) {
        return Deep.text(array);
    }

    public static boolean equals(long[] left, long[] right) {
        return Deep.equal(left, right);
    }

    public static int hashCode(long[] array) {
        return Deep.hash(array);
    }

    public static String toString(long[] array) {
        return Deep.text(array);
    }

    public static boolean equals(float[] left, float[] right) {
        return Deep.equal(left, right);
    }

    public static int hashCode(float[] array) {
        return Deep.hash(array);
    }

    public static String toString(float[] array) {
        return Deep.text(array);
    }

    public static boolean equals(double[] left, double[] right) {
        return Deep.equal(left, right);
    }

    public static int hashCode(double[] array) {
        return Deep.hash(array);
    }

    public static String toString(double[] array) {
        return Deep.text(array);
    }

    public static boolean equals(boolean[] left, boolean[] right) {
        return Deep.equal(left, right);
    }

    public static int hashCode(boolean[] array) {
        return Deep.hash(array);
    }

    public static String toString(boolean[] array) {
        return Deep.text(array);
    }

    public static boolean equals(Object[] left, Object[] right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null || left.length != right.length) {
            return false;
        }
        for (int i = 0; i < left.length; i++) {
            if (!Objects.equals(left[i], right[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(Object[] array) {
        return Deep.hash(array);
    }

    public static String toString(Object[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(String.valueOf(array[i]));
        }
        return text.append(']').toString();
    }

    public static boolean deepEquals(Object[] left, Object[] right) {
        return Deep.equalElements(left, right);
    }

    public static int deepHashCode(Object[] array) {
        return Deep.deepHash(array);
    }

    public static String deepToString(Object[] array) {
        return Deep.deepText(array);
    }

    public static void fill(byte[] array, byte value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(byte[] array, int from, int to, byte value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static byte[] copyOf(byte[] array, int length) {
        byte[] copy = new byte[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static byte[] copyOfRange(byte[] array, int from, int to) {
        int length = to - from;
        if (length < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        byte[] copy = new byte[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(short[] array, short value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(short[] array, int from, int to, short value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static short[] copyOf(short[] array, int length) {
        short[] copy = new short[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static short[] copyOfRange(short[] array, int from, int to) {
        int length = to - from;
        if (length < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        short[] copy = new short[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(char[] array, char value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(char[] array, int from, int to, char value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static char[] copyOf(char[] array, int length) {
        char[] copy = new char[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static char[] copyOfRange(char[] array, int from, int to) {
        int length = to - from;
        if (length < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        char[] copy = new char[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(int[] array, int value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(int[] array, int from, int to, int value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static int[] copyOf(int[] array, int length) {
        int[] copy = new int[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static int[] copyOfRange(int[] array, int from, int to) {
        int length = to - from;
        if (length < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        int[] copy = new int[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(long[] array, long value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(long[] array, int from, int to, long value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static long[] copyOf(long[] array, int length) {
        long[] copy = new long[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static long[] copyOfRange(long[] array, int from, int to) {
        int length = to - from;
        if (length < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        long[] copy = new long[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(float[] array, float value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(float[] array, int from, int to, float value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static float[] copyOf(float[] array, int length) {
        float[] copy = new float[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static float[] copyOfRange(float[] array, int from, int to) {
        int length = to - from;
        if (length < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        float[] copy = new float[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(double[] array, double value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(double[] array, int from, int to, double value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static double[] copyOf(double[] array, int length) {
        double[] copy = new double[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static double[] copyOfRange(double[] array, int from, int to) {
        int length = to - from;
        if (length < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        double[] copy = new double[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(boolean[] array, boolean value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(boolean[] array, int from, int to, boolean value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean[] copyOf(boolean[] array, int length) {
        boolean[] copy = new boolean[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] array, int from, int to) {
        int length = to - from;
        if (length < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        boolean[] copy = new boolean[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(Object[] array, Object value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(Object[] array, int from, int to, Object value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    /** A new array of the same type; with `null`s at the end if it is longer. */
    private static native <T> T[] newLike(T[] array, int length);

    public static <T> T[] copyOf(T[] array, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        T[] copy = newLike(array, length);
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static <T> T[] copyOfRange(T[] array, int from, int to) {
        int length = to - from;
        if (length < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        T[] copy = newLike(array, length);
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void sort(byte[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(byte[] array, int from, int to) {
        checkRange(array.length, from, to);
        sortRange(array, from, to);
    }

    public static void parallelSort(byte[] array) {
        sortRange(array, 0, array.length);
    }

    /** Insertion for short ranges, merging for others; equal numbers can't be told apart. */
    private static void sortRange(byte[] array, int from, int to) {
        if (to - from <= 16) {
            for (int i = from + 1; i < to; i++) {
                byte value = array[i];
                int at = i;
                while (at > from && value < array[at - 1]) {
                    array[at] = array[at - 1];
                    at--;
                }
                array[at] = value;
            }
            return;
        }
        int middle = from + to >>> 1;
        sortRange(array, from, middle);
        sortRange(array, middle, to);
        byte[] left = copyOfRange(array, from, middle);
        int l = 0;
        int r = middle;
        int at = from;
        while (l < left.length) {
            if (r < to && array[r] < left[l]) {
                array[at] = array[r];
                r++;
            } else {
                array[at] = left[l];
                l++;
            }
            at++;
        }
    }

    public static int binarySearch(byte[] array, byte key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(byte[] array, int from, int to, byte key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (array[middle] < key) {
                low = middle + 1;
            } else if (key < array[middle]) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(short[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(short[] array, int from, int to) {
        checkRange(array.length, from, to);
        sortRange(array, from, to);
    }

    public static void parallelSort(short[] array) {
        sortRange(array, 0, array.length);
    }

    /** Insertion for short ranges, merging for others; equal numbers can't be told apart. */
    private static void sortRange(short[] array, int from, int to) {
        if (to - from <= 16) {
            for (int i = from + 1; i < to; i++) {
                short value = array[i];
                int at = i;
                while (at > from && value < array[at - 1]) {
                    array[at] = array[at - 1];
                    at--;
                }
                array[at] = value;
            }
            return;
        }
        int middle = from + to >>> 1;
        sortRange(array, from, middle);
        sortRange(array, middle, to);
        short[] left = copyOfRange(array, from, middle);
        int l = 0;
        int r = middle;
        int at = from;
        while (l < left.length) {
            if (r < to && array[r] < left[l]) {
                array[at] = array[r];
                r++;
            } else {
                array[at] = left[l];
                l++;
            }
            at++;
        }
    }

    public static int binarySearch(short[] array, short key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(short[] array, int from, int to, short key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (array[middle] < key) {
                low = middle + 1;
            } else if (key < array[middle]) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(char[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(char[] array, int from, int to) {
        checkRange(array.length, from, to);
        sortRange(array, from, to);
    }

    public static void parallelSort(char[] array) {
        sortRange(array, 0, array.length);
    }

    /** Insertion for short ranges, merging for others; equal numbers can't be told apart. */
    private static void sortRange(char[] array, int from, int to) {
        if (to - from <= 16) {
            for (int i = from + 1; i < to; i++) {
                char value = array[i];
                int at = i;
                while (at > from && value < array[at - 1]) {
                    array[at] = array[at - 1];
                    at--;
                }
                array[at] = value;
            }
            return;
        }
        int middle = from + to >>> 1;
        sortRange(array, from, middle);
        sortRange(array, middle, to);
        char[] left = copyOfRange(array, from, middle);
        int l = 0;
        int r = middle;
        int at = from;
        while (l < left.length) {
            if (r < to && array[r] < left[l]) {
                array[at] = array[r];
                r++;
            } else {
                array[at] = left[l];
                l++;
            }
            at++;
        }
    }

    public static int binarySearch(char[] array, char key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(char[] array, int from, int to, char key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (array[middle] < key) {
                low = middle + 1;
            } else if (key < array[middle]) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(int[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(int[] array, int from, int to) {
        checkRange(array.length, from, to);
        sortRange(array, from, to);
    }

    public static void parallelSort(int[] array) {
        sortRange(array, 0, array.length);
    }

    /** Insertion for short ranges, merging for others; equal numbers can't be told apart. */
    private static void sortRange(int[] array, int from, int to) {
        if (to - from <= 16) {
            for (int i = from + 1; i < to; i++) {
                int value = array[i];
                int at = i;
                while (at > from && value < array[at - 1]) {
                    array[at] = array[at - 1];
                    at--;
                }
                array[at] = value;
            }
            return;
        }
        int middle = from + to >>> 1;
        sortRange(array, from, middle);
        sortRange(array, middle, to);
        int[] left = copyOfRange(array, from, middle);
        int l = 0;
        int r = middle;
        int at = from;
        while (l < left.length) {
            if (r < to && array[r] < left[l]) {
                array[at] = array[r];
                r++;
            } else {
                array[at] = left[l];
                l++;
            }
            at++;
        }
    }

    public static int binarySearch(int[] array, int key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(int[] array, int from, int to, int key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (array[middle] < key) {
                low = middle + 1;
            } else if (key < array[middle]) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(long[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(long[] array, int from, int to) {
        checkRange(array.length, from, to);
        sortRange(array, from, to);
    }

    public static void parallelSort(long[] array) {
        sortRange(array, 0, array.length);
    }

    /** Insertion for short ranges, merging for others; equal numbers can't be told apart. */
    private static void sortRange(long[] array, int from, int to) {
        if (to - from <= 16) {
            for (int i = from + 1; i < to; i++) {
                long value = array[i];
                int at = i;
                while (at > from && value < array[at - 1]) {
                    array[at] = array[at - 1];
                    at--;
                }
                array[at] = value;
            }
            return;
        }
        int middle = from + to >>> 1;
        sortRange(array, from, middle);
        sortRange(array, middle, to);
        long[] left = copyOfRange(array, from, middle);
        int l = 0;
        int r = middle;
        int at = from;
        while (l < left.length) {
            if (r < to && array[r] < left[l]) {
                array[at] = array[r];
                r++;
            } else {
                array[at] = left[l];
                l++;
            }
            at++;
        }
    }

    public static int binarySearch(long[] array, long key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(long[] array, int from, int to, long key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (array[middle] < key) {
                low = middle + 1;
            } else if (key < array[middle]) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(float[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(float[] array, int from, int to) {
        checkRange(array.length, from, to);
        sortRange(array, from, to);
    }

    public static void parallelSort(float[] array) {
        sortRange(array, 0, array.length);
    }

    /** Insertion for short ranges, merging for others; equal numbers can't be told apart. */
    private static void sortRange(float[] array, int from, int to) {
        if (to - from <= 16) {
            for (int i = from + 1; i < to; i++) {
                float value = array[i];
                int at = i;
                while (at > from && Float.compare(value, array[at - 1]) < 0) {
                    array[at] = array[at - 1];
                    at--;
                }
                array[at] = value;
            }
            return;
        }
        int middle = from + to >>> 1;
        sortRange(array, from, middle);
        sortRange(array, middle, to);
        float[] left = copyOfRange(array, from, middle);
        int l = 0;
        int r = middle;
        int at = from;
        while (l < left.length) {
            if (r < to && Float.compare(array[r], left[l]) < 0) {
                array[at] = array[r];
                r++;
            } else {
                array[at] = left[l];
                l++;
            }
            at++;
        }
    }

    public static int binarySearch(float[] array, float key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(float[] array, int from, int to, float key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (Float.compare(array[middle], key) < 0) {
                low = middle + 1;
            } else if (Float.compare(key, array[middle]) < 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(double[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(double[] array, int from, int to) {
        checkRange(array.length, from, to);
        sortRange(array, from, to);
    }

    public static void parallelSort(double[] array) {
        sortRange(array, 0, array.length);
    }

    /** Insertion for short ranges, merging for others; equal numbers can't be told apart. */
    private static void sortRange(double[] array, int from, int to) {
        if (to - from <= 16) {
            for (int i = from + 1; i < to; i++) {
                double value = array[i];
                int at = i;
                while (at > from && Double.compare(value, array[at - 1]) < 0) {
                    array[at] = array[at - 1];
                    at--;
                }
                array[at] = value;
            }
            return;
        }
        int middle = from + to >>> 1;
        sortRange(array, from, middle);
        sortRange(array, middle, to);
        double[] left = copyOfRange(array, from, middle);
        int l = 0;
        int r = middle;
        int at = from;
        while (l < left.length) {
            if (r < to && Double.compare(array[r], left[l]) < 0) {
                array[at] = array[r];
                r++;
            } else {
                array[at] = left[l];
                l++;
            }
            at++;
        }
    }

    public static int binarySearch(double[] array, double key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(double[] array, int from, int to, double key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (Double.compare(array[middle], key) < 0) {
                low = middle + 1;
            } else if (Double.compare(key, array[middle]) < 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(Object[] array) {
        sort(array, 0, array.length, null);
    }

    public static void sort(Object[] array, int from, int to) {
        sort(array, from, to, null);
    }

    public static <T> void sort(T[] array, Comparator<? super T> order) {
        sort(array, 0, array.length, order);
    }

    public static <T> void sort(T[] array, int from, int to, Comparator<? super T> order) {
        checkRange(array.length, from, to);
        TimSort.sort((Object[]) array, from, to, (Comparator<Object>) order);
    }

    private static int compare(Object left, Object right, Comparator<Object> order) {
        return order == null ? ((Comparable<Object>) left).compareTo(right) : order.compare(left, right);
    }

    public static int binarySearch(Object[] array, Object key) {
        return search(array, 0, array.length, key, null);
    }

    public static <T> int binarySearch(T[] array, T key, Comparator<? super T> order) {
        return search((Object[]) array, 0, array.length, key, (Comparator<Object>) order);
    }

    public static int binarySearch(Object[] array, int from, int to, Object key) {
        checkRange(array.length, from, to);
        return search(array, from, to, key, null);
    }

    public static <T> int binarySearch(T[] array, int from, int to, T key, Comparator<? super T> order) {
        checkRange(array.length, from, to);
        return search((Object[]) array, from, to, key, (Comparator<Object>) order);
    }

    private static int search(Object[] array, int from, int to, Object key, Comparator<Object> order) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int result = compare(array[middle], key, order);
            if (result < 0) {
                low = middle + 1;
            } else if (result > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.apply(i);
        }
    }

    public static void setAll(int[] array, IntUnaryOperator generator) {
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsInt(i);
        }
    }

    public static void setAll(long[] array, IntToLongFunction generator) {
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsLong(i);
        }
    }

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsDouble(i);
        }
    }

    /** A list of fixed size that writes through to the array. */
    public static <T> List<T> asList(T... elements) {
        return new ArrayAsList<T>(elements);
    }

    private static final class ArrayAsList<E> extends AbstractList<E> implements RandomAccess {
        private final E[] elements;

        ArrayAsList(E[] elements) {
            this.elements = Objects.requireNonNull(elements);
        }

        public int size() {
            return elements.length;
        }

        public E get(int index) {
            return elements[index];
        }

        public E set(int index, E element) {
            E old = elements[index];
            elements[index] = element;
            return old;
        }

        public Iterator<E> iterator() {
            return new ArrayIterator<E>(elements);
        }

        public Object[] toArray() {
            Object[] copy = new Object[elements.length];
            System.arraycopy(elements, 0, copy, 0, elements.length);
            return copy;
        }
    }

    /** Without remove: it isn't supported, whether or not there is a last element. */
    private static final class ArrayIterator<E> implements Iterator<E> {
        private final E[] elements;
        private int next;

        ArrayIterator(E[] elements) {
            this.elements = elements;
        }

        public boolean hasNext() {
            return next < elements.length;
        }

        public E next() {
            if (next >= elements.length) {
                throw new NoSuchElementException();
            }
            return elements[next++];
        }
    }

    public static IntStream stream(int[] array) {
        return IntStream.of(array);
    }

    public static IntStream stream(int[] array, int from, int to) {
        checkRange(array.length, from, to);
        return IntStream.of(copyOfRange(array, from, to));
    }

    public static LongStream stream(long[] array) {
        return LongStream.of(array);
    }

    public static LongStream stream(long[] array, int from, int to) {
        checkRange(array.length, from, to);
        return LongStream.of(copyOfRange(array, from, to));
    }

    public static DoubleStream stream(double[] array) {
        return DoubleStream.of(array);
    }

    public static DoubleStream stream(double[] array, int from, int to) {
        checkRange(array.length, from, to);
        return DoubleStream.of(copyOfRange(array, from, to));
    }

    public static <T> Stream<T> stream(T[] array) {
        return asList(array).stream();
    }

    public static <T> Stream<T> stream(T[] array, int from, int to) {
        return asList(array).subList(from, to).stream();
    }

    private static void checkRange(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    public static boolean equals(boolean[] left, int leftFrom, int leftTo, boolean[] right, int rightFrom, int rightTo) {
        return leftTo - leftFrom == rightTo - rightFrom & mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo) < 0;
    }

    public static int mismatch(boolean[] left, boolean[] right) {
        return mismatch(left, 0, left.length, right, 0, right.length);
    }

    public static int mismatch(boolean[] left, int leftFrom, int leftTo, boolean[] right, int rightFrom, int rightTo) {
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            if (!(left[leftFrom + i] == right[rightFrom + i])) {
                return i;
            }
        }
        return leftTo - leftFrom == rightTo - rightFrom ? -1 : common;
    }

    public static int compare(boolean[] left, boolean[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compare(left, 0, left.length, right, 0, right.length);
    }

    public static int compare(boolean[] left, int leftFrom, int leftTo, boolean[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Boolean.compare(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static boolean equals(byte[] left, int leftFrom, int leftTo, byte[] right, int rightFrom, int rightTo) {
        return leftTo - leftFrom == rightTo - rightFrom & mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo) < 0;
    }

    public static int mismatch(byte[] left, byte[] right) {
        return mismatch(left, 0, left.length, right, 0, right.length);
    }

    public static int mismatch(byte[] left, int leftFrom, int leftTo, byte[] right, int rightFrom, int rightTo) {
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            if (!(left[leftFrom + i] == right[rightFrom + i])) {
                return i;
            }
        }
        return leftTo - leftFrom == rightTo - rightFrom ? -1 : common;
    }

    public static int compare(byte[] left, byte[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compare(left, 0, left.length, right, 0, right.length);
    }

    public static int compare(byte[] left, int leftFrom, int leftTo, byte[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Byte.compare(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static int compareUnsigned(byte[] left, byte[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compareUnsigned(left, 0, left.length, right, 0, right.length);
    }

    public static int compareUnsigned(byte[] left, int leftFrom, int leftTo, byte[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Byte.compareUnsigned(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static void parallelSort(byte[] array, int from, int to) {
        sort(array, from, to);
    }

    public static boolean equals(short[] left, int leftFrom, int leftTo, short[] right, int rightFrom, int rightTo) {
        return leftTo - leftFrom == rightTo - rightFrom & mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo) < 0;
    }

    public static int mismatch(short[] left, short[] right) {
        return mismatch(left, 0, left.length, right, 0, right.length);
    }

    public static int mismatch(short[] left, int leftFrom, int leftTo, short[] right, int rightFrom, int rightTo) {
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            if (!(left[leftFrom + i] == right[rightFrom + i])) {
                return i;
            }
        }
        return leftTo - leftFrom == rightTo - rightFrom ? -1 : common;
    }

    public static int compare(short[] left, short[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compare(left, 0, left.length, right, 0, right.length);
    }

    public static int compare(short[] left, int leftFrom, int leftTo, short[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Short.compare(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static int compareUnsigned(short[] left, short[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compareUnsigned(left, 0, left.length, right, 0, right.length);
    }

    public static int compareUnsigned(short[] left, int leftFrom, int leftTo, short[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Short.compareUnsigned(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static void parallelSort(short[] array, int from, int to) {
        sort(array, from, to);
    }

    public static boolean equals(char[] left, int leftFrom, int leftTo, char[] right, int rightFrom, int rightTo) {
        return leftTo - leftFrom == rightTo - rightFrom & mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo) < 0;
    }

    public static int mismatch(char[] left, char[] right) {
        return mismatch(left, 0, left.length, right, 0, right.length);
    }

    public static int mismatch(char[] left, int leftFrom, int leftTo, char[] right, int rightFrom, int rightTo) {
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            if (!(left[leftFrom + i] == right[rightFrom + i])) {
                return i;
            }
        }
        return leftTo - leftFrom == rightTo - rightFrom ? -1 : common;
    }

    public static int compare(char[] left, char[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compare(left, 0, left.length, right, 0, right.length);
    }

    public static int compare(char[] left, int leftFrom, int leftTo, char[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Character.compare(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static void parallelSort(char[] array, int from, int to) {
        sort(array, from, to);
    }

    public static boolean equals(int[] left, int leftFrom, int leftTo, int[] right, int rightFrom, int rightTo) {
        return leftTo - leftFrom == rightTo - rightFrom & mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo) < 0;
    }

    public static int mismatch(int[] left, int[] right) {
        return mismatch(left, 0, left.length, right, 0, right.length);
    }

    public static int mismatch(int[] left, int leftFrom, int leftTo, int[] right, int rightFrom, int rightTo) {
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            if (!(left[leftFrom + i] == right[rightFrom + i])) {
                return i;
            }
        }
        return leftTo - leftFrom == rightTo - rightFrom ? -1 : common;
    }

    public static int compare(int[] left, int[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compare(left, 0, left.length, right, 0, right.length);
    }

    public static int compare(int[] left, int leftFrom, int leftTo, int[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Integer.compare(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static int compareUnsigned(int[] left, int[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compareUnsigned(left, 0, left.length, right, 0, right.length);
    }

    public static int compareUnsigned(int[] left, int leftFrom, int leftTo, int[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Integer.compareUnsigned(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static void parallelSort(int[] array, int from, int to) {
        sort(array, from, to);
    }

    public static boolean equals(long[] left, int leftFrom, int leftTo, long[] right, int rightFrom, int rightTo) {
        return leftTo - leftFrom == rightTo - rightFrom & mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo) < 0;
    }

    public static int mismatch(long[] left, long[] right) {
        return mismatch(left, 0, left.length, right, 0, right.length);
    }

    public static int mismatch(long[] left, int leftFrom, int leftTo, long[] right, int rightFrom, int rightTo) {
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            if (!(left[leftFrom + i] == right[rightFrom + i])) {
                return i;
            }
        }
        return leftTo - leftFrom == rightTo - rightFrom ? -1 : common;
    }

    public static int compare(long[] left, long[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compare(left, 0, left.length, right, 0, right.length);
    }

    public static int compare(long[] left, int leftFrom, int leftTo, long[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Long.compare(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static int compareUnsigned(long[] left, long[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compareUnsigned(left, 0, left.length, right, 0, right.length);
    }

    public static int compareUnsigned(long[] left, int leftFrom, int leftTo, long[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Long.compareUnsigned(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static void parallelSort(long[] array, int from, int to) {
        sort(array, from, to);
    }

    public static boolean equals(float[] left, int leftFrom, int leftTo, float[] right, int rightFrom, int rightTo) {
        return leftTo - leftFrom == rightTo - rightFrom & mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo) < 0;
    }

    public static int mismatch(float[] left, float[] right) {
        return mismatch(left, 0, left.length, right, 0, right.length);
    }

    public static int mismatch(float[] left, int leftFrom, int leftTo, float[] right, int rightFrom, int rightTo) {
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            if (!(whydunit.Deep.same(left[leftFrom + i], right[rightFrom + i]))) {
                return i;
            }
        }
        return leftTo - leftFrom == rightTo - rightFrom ? -1 : common;
    }

    public static int compare(float[] left, float[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compare(left, 0, left.length, right, 0, right.length);
    }

    public static int compare(float[] left, int leftFrom, int leftTo, float[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Float.compare(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static void parallelSort(float[] array, int from, int to) {
        sort(array, from, to);
    }

    public static boolean equals(double[] left, int leftFrom, int leftTo, double[] right, int rightFrom, int rightTo) {
        return leftTo - leftFrom == rightTo - rightFrom & mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo) < 0;
    }

    public static int mismatch(double[] left, double[] right) {
        return mismatch(left, 0, left.length, right, 0, right.length);
    }

    public static int mismatch(double[] left, int leftFrom, int leftTo, double[] right, int rightFrom, int rightTo) {
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            if (!(whydunit.Deep.same(left[leftFrom + i], right[rightFrom + i]))) {
                return i;
            }
        }
        return leftTo - leftFrom == rightTo - rightFrom ? -1 : common;
    }

    public static int compare(double[] left, double[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compare(left, 0, left.length, right, 0, right.length);
    }

    public static int compare(double[] left, int leftFrom, int leftTo, double[] right, int rightFrom, int rightTo) {
        int at = mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo);
        if (at >= 0 && at < Math.min(leftTo - leftFrom, rightTo - rightFrom)) {
            return Double.compare(left[leftFrom + at], right[rightFrom + at]);
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static void parallelSort(double[] array, int from, int to) {
        sort(array, from, to);
    }

    public static boolean equals(Object[] left, int leftFrom, int leftTo, Object[] right, int rightFrom, int rightTo) {
        return leftTo - leftFrom == rightTo - rightFrom & mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo) < 0;
    }

    public static <T> boolean equals(T[] left, T[] right, Comparator<? super T> order) {
        Objects.requireNonNull(order);
        if (left == right) {
            return true;
        }
        return left != null && right != null && left.length == right.length && mismatch(left, right, order) < 0;
    }

    public static <T> boolean equals(T[] left, int leftFrom, int leftTo, T[] right, int rightFrom, int rightTo,
            Comparator<? super T> order) {
        return mismatch(left, leftFrom, leftTo, right, rightFrom, rightTo, order) < 0;
    }

    public static int mismatch(Object[] left, Object[] right) {
        return mismatch(left, 0, left.length, right, 0, right.length);
    }

    public static int mismatch(Object[] left, int leftFrom, int leftTo, Object[] right, int rightFrom, int rightTo) {
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            if (!Objects.equals(left[leftFrom + i], right[rightFrom + i])) {
                return i;
            }
        }
        return leftTo - leftFrom == rightTo - rightFrom ? -1 : common;
    }

    public static <T> int mismatch(T[] left, T[] right, Comparator<? super T> order) {
        return mismatch(left, 0, left.length, right, 0, right.length, order);
    }

    public static <T> int mismatch(T[] left, int leftFrom, int leftTo, T[] right, int rightFrom, int rightTo,
            Comparator<? super T> order) {
        Objects.requireNonNull(order);
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            T one = left[leftFrom + i];
            T other = right[rightFrom + i];
            if (one != other && order.compare(one, other) != 0) {
                return i;
            }
        }
        return leftTo - leftFrom == rightTo - rightFrom ? -1 : common;
    }

    public static <T extends Comparable<? super T>> int compare(T[] left, T[] right) {
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compare(left, 0, left.length, right, 0, right.length);
    }

    public static <T extends Comparable<? super T>> int compare(T[] left, int leftFrom, int leftTo, T[] right,
            int rightFrom, int rightTo) {
        return compare(left, leftFrom, leftTo, right, rightFrom, rightTo, (one, other) -> {
            if (one == null || other == null) {
                return one == null ? -1 : 1;
            }
            return one.compareTo(other);
        });
    }

    public static <T> int compare(T[] left, T[] right, Comparator<? super T> order) {
        Objects.requireNonNull(order);
        if (left == right) {
            return 0;
        }
        if (left == null || right == null) {
            return left == null ? -1 : 1;
        }
        return compare(left, 0, left.length, right, 0, right.length, order);
    }

    public static <T> int compare(T[] left, int leftFrom, int leftTo, T[] right, int rightFrom, int rightTo,
            Comparator<? super T> order) {
        Objects.requireNonNull(order);
        checkRange(left.length, leftFrom, leftTo);
        checkRange(right.length, rightFrom, rightTo);
        int common = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        for (int i = 0; i < common; i++) {
            T one = left[leftFrom + i];
            T other = right[rightFrom + i];
            if (one != other) {
                int result = order.compare(one, other);
                if (result != 0) {
                    return result;
                }
            }
        }
        return (leftTo - leftFrom) - (rightTo - rightFrom);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] array) {
        sort(array);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] array, int from, int to) {
        sort(array, from, to);
    }

    public static <T> void parallelSort(T[] array, Comparator<? super T> order) {
        sort(array, order);
    }

    public static <T> void parallelSort(T[] array, int from, int to, Comparator<? super T> order) {
        sort(array, from, to, order);
    }

    public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(long[] array, IntToLongFunction generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
        setAll(array, generator);
    }

    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> function) {
        parallelPrefix(array, 0, array.length, function);
    }

    public static <T> void parallelPrefix(T[] array, int from, int to, BinaryOperator<T> function) {
        Objects.requireNonNull(function);
        checkRange(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            array[i] = function.apply(array[i - 1], array[i]);
        }
    }

    public static <T> Spliterator<T> spliterator(T[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Spliterator<T> spliterator(T[] array, int from, int to) {
        return Spliterators.spliterator(array, from, to, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T, U> T[] copyOf(U[] original, int length, Class<? extends T[]> type) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        T[] copy = (T[]) newArray(type, length);
        System.arraycopy(original, 0, copy, 0, Math.min(length, original.length));
        return copy;
    }

    public static <T, U> T[] copyOfRange(U[] original, int from, int to, Class<? extends T[]> type) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        T[] copy = (T[]) newArray(type, to - from);
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
        return copy;
    }

    /** An array of the type, which is one of references. */
    private static native Object newArray(Class<?> type, int length);

    public static void parallelPrefix(int[] array, IntBinaryOperator function) {
        parallelPrefix(array, 0, array.length, function);
    }

    public static void parallelPrefix(int[] array, int from, int to, IntBinaryOperator function) {
        Objects.requireNonNull(function);
        checkRange(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            array[i] = function.applyAsInt(array[i - 1], array[i]);
        }
    }

    public static Spliterator.OfInt spliterator(int[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfInt spliterator(int[] array, int from, int to) {
        return Spliterators.spliterator(array, from, to, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static void parallelPrefix(long[] array, LongBinaryOperator function) {
        parallelPrefix(array, 0, array.length, function);
    }

    public static void parallelPrefix(long[] array, int from, int to, LongBinaryOperator function) {
        Objects.requireNonNull(function);
        checkRange(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            array[i] = function.applyAsLong(array[i - 1], array[i]);
        }
    }

    public static Spliterator.OfLong spliterator(long[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfLong spliterator(long[] array, int from, int to) {
        return Spliterators.spliterator(array, from, to, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static void parallelPrefix(double[] array, DoubleBinaryOperator function) {
        parallelPrefix(array, 0, array.length, function);
    }

    public static void parallelPrefix(double[] array, int from, int to, DoubleBinaryOperator function) {
        Objects.requireNonNull(function);
        checkRange(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            array[i] = function.applyAsDouble(array[i - 1], array[i]);
        }
    }

    public static Spliterator.OfDouble spliterator(double[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int from, int to) {
        return Spliterators.spliterator(array, from, to, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }
}
