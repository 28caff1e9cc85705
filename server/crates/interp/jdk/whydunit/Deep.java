// Equality, hash codes and texts of arrays, shared by java.util.Arrays, java.util.Objects and the
// models of the test libraries. Elements are compared without leaving early, so that the comparison
// of arrays with unknown elements is one condition.
// Source: documentation of java.util.Arrays, Java SE 17.
package whydunit;

public final class Deep {
    private Deep() {
    }

    /** As Double.equals: NaN equals itself, 0.0 isn't -0.0. */
    public static boolean same(double left, double right) {
        return left == right & (left != 0 | 1 / left == 1 / right) | left != left & right != right;
    }

    public static boolean same(float left, float right) {
        return left == right & (left != 0 | 1 / left == 1 / right) | left != left & right != right;
    }

    public static boolean equal(byte[] left, byte[] right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null || left.length != right.length) {
            return false;
        }
        boolean equal = true;
        for (int i = 0; i < left.length; i++) {
            equal &= left[i] == right[i];
        }
        return equal;
    }

    public static int hash(byte[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Byte.hashCode(array[i]);
        }
        return hash;
    }

    public static String text(byte[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(array[i]);
        }
        return text.append(']').toString();
    }

    public static boolean equal(short[] left, short[] right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null || left.length != right.length) {
            return false;
        }
        boolean equal = true;
        for (int i = 0; i < left.length; i++) {
            equal &= left[i] == right[i];
        }
        return equal;
    }

    public static int hash(short[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Short.hashCode(array[i]);
        }
        return hash;
    }

    public static String text(short[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(array[i]);
        }
        return text.append(']').toString();
    }

    public static boolean equal(char[] left, char[] right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null || left.length != right.length) {
            return false;
        }
        boolean equal = true;
        for (int i = 0; i < left.length; i++) {
            equal &= left[i] == right[i];
        }
        return equal;
    }

    public static int hash(char[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Character.hashCode(array[i]);
        }
        return hash;
    }

    public static String text(char[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(array[i]);
        }
        return text.append(']').toString();
    }

    public static boolean equal(int[] left, int[] right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null || left.length != right.length) {
            return false;
        }
        boolean equal = true;
        for (int i = 0; i < left.length; i++) {
            equal &= left[i] == right[i];
        }
        return equal;
    }

    public static int hash(int[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Integer.hashCode(array[i]);
        }
        return hash;
    }

    public static String text(int[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(array[i]);
        }
        return text.append(']').toString();
    }

    public static boolean equal(long[] left, long[] right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null || left.length != right.length) {
            return false;
        }
        boolean equal = true;
        for (int i = 0; i < left.length; i++) {
            equal &= left[i] == right[i];
        }
        return equal;
    }

    public static int hash(long[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Long.hashCode(array[i]);
        }
        return hash;
    }

    public static String text(long[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(array[i]);
        }
        return text.append(']').toString();
    }

    public static boolean equal(float[] left, float[] right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null || left.length != right.length) {
            return false;
        }
        boolean equal = true;
        for (int i = 0; i < left.length; i++) {
            equal &= same(left[i], right[i]);
        }
        return equal;
    }

    public static int hash(float[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Float.hashCode(array[i]);
        }
        return hash;
    }

    public static String text(float[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(array[i]);
        }
        return text.append(']').toString();
    }

    public static boolean equal(double[] left, double[] right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null || left.length != right.length) {
            return false;
        }
        boolean equal = true;
        for (int i = 0; i < left.length; i++) {
            equal &= same(left[i], right[i]);
        }
        return equal;
    }

    public static int hash(double[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Double.hashCode(array[i]);
        }
        return hash;
    }

    public static String text(double[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(array[i]);
        }
        return text.append(']').toString();
    }

    public static boolean equal(boolean[] left, boolean[] right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null || left.length != right.length) {
            return false;
        }
        boolean equal = true;
        for (int i = 0; i < left.length; i++) {
            equal &= left[i] == right[i];
        }
        return equal;
    }

    public static int hash(boolean[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Boolean.hashCode(array[i]);
        }
        return hash;
    }

    public static String text(boolean[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(array[i]);
        }
        return text.append(']').toString();
    }

    public static int hash(Object[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + (array[i] == null ? 0 : array[i].hashCode());
        }
        return hash;
    }

    /** Equal, or arrays of the same kind with equal elements, to any depth. */
    public static boolean equalElements(Object left, Object right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null) {
            return false;
        }
        if (left instanceof Object[] && right instanceof Object[]) {
            Object[] leftArray = (Object[]) left;
            Object[] rightArray = (Object[]) right;
            if (leftArray.length != rightArray.length) {
                return false;
            }
            for (int i = 0; i < leftArray.length; i++) {
                if (!equalElements(leftArray[i], rightArray[i])) {
                    return false;
                }
            }
            return true;
        }
        if (left instanceof byte[] && right instanceof byte[]) {
            return equal((byte[]) left, (byte[]) right);
        }
        if (left instanceof short[] && right instanceof short[]) {
            return equal((short[]) left, (short[]) right);
        }
        if (left instanceof char[] && right instanceof char[]) {
            return equal((char[]) left, (char[]) right);
        }
        if (left instanceof int[] && right instanceof int[]) {
            return equal((int[]) left, (int[]) right);
        }
        if (left instanceof long[] && right instanceof long[]) {
            return equal((long[]) left, (long[]) right);
        }
        if (left instanceof float[] && right instanceof float[]) {
            return equal((float[]) left, (float[]) right);
        }
        if (left instanceof double[] && right instanceof double[]) {
            return equal((double[]) left, (double[]) right);
        }
        if (left instanceof boolean[] && right instanceof boolean[]) {
            return equal((boolean[]) left, (boolean[]) right);
        }
        return left.equals(right);
    }

    public static int deepHash(Object element) {
        if (element == null) {
            return 0;
        }
        if (element instanceof Object[]) {
            Object[] array = (Object[]) element;
            int hash = 1;
            for (int i = 0; i < array.length; i++) {
                hash = 31 * hash + deepHash(array[i]);
            }
            return hash;
        }
        if (element instanceof byte[]) {
            return hash((byte[]) element);
        }
        if (element instanceof short[]) {
            return hash((short[]) element);
        }
        if (element instanceof char[]) {
            return hash((char[]) element);
        }
        if (element instanceof int[]) {
            return hash((int[]) element);
        }
        if (element instanceof long[]) {
            return hash((long[]) element);
        }
        if (element instanceof float[]) {
            return hash((float[]) element);
        }
        if (element instanceof double[]) {
            return hash((double[]) element);
        }
        if (element instanceof boolean[]) {
            return hash((boolean[]) element);
        }
        return element.hashCode();
    }

    /** The text of an element: for arrays that of their elements, to any depth. */
    public static String deepText(Object element) {
        StringBuilder text = new StringBuilder();
        appendDeepText(element, text, new Object[0][]);
        return text.toString();
    }

    /** `around` are the arrays the element lies in, whose texts can't be part of themselves. */
    private static void appendDeepText(Object element, StringBuilder text, Object[][] around) {
        if (!(element instanceof Object[])) {
            text.append(element == null ? "null" : plainText(element));
            return;
        }
        Object[] array = (Object[]) element;
        Object[][] inside = new Object[around.length + 1][];
        for (int i = 0; i < around.length; i++) {
            if (around[i] == array) {
                text.append("[...]");
                return;
            }
            inside[i] = around[i];
        }
        inside[around.length] = array;
        text.append('[');
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            appendDeepText(array[i], text, inside);
        }
        text.append(']');
    }

    private static String plainText(Object element) {
        if (element instanceof byte[]) {
            return text((byte[]) element);
        }
        if (element instanceof short[]) {
            return text((short[]) element);
        }
        if (element instanceof char[]) {
            return text((char[]) element);
        }
        if (element instanceof int[]) {
            return text((int[]) element);
        }
        if (element instanceof long[]) {
            return text((long[]) element);
        }
        if (element instanceof float[]) {
            return text((float[]) element);
        }
        if (element instanceof double[]) {
            return text((double[]) element);
        }
        if (element instanceof boolean[]) {
            return text((boolean[]) element);
        }
        return String.valueOf(element);
    }

    /** The elements of an array of any type as objects. */
    public static Object[] boxed(Object array) {
        if (array instanceof Object[]) {
            return (Object[]) array;
        }
        if (array instanceof byte[]) {
            byte[] values = (byte[]) array;
            Object[] boxes = new Object[values.length];
            for (int i = 0; i < values.length; i++) {
                boxes[i] = values[i];
            }
            return boxes;
        }
        if (array instanceof short[]) {
            short[] values = (short[]) array;
            Object[] boxes = new Object[values.length];
            for (int i = 0; i < values.length; i++) {
                boxes[i] = values[i];
            }
            return boxes;
        }
        if (array instanceof char[]) {
            char[] values = (char[]) array;
            Object[] boxes = new Object[values.length];
            for (int i = 0; i < values.length; i++) {
                boxes[i] = values[i];
            }
            return boxes;
        }
        if (array instanceof int[]) {
            int[] values = (int[]) array;
            Object[] boxes = new Object[values.length];
            for (int i = 0; i < values.length; i++) {
                boxes[i] = values[i];
            }
            return boxes;
        }
        if (array instanceof long[]) {
            long[] values = (long[]) array;
            Object[] boxes = new Object[values.length];
            for (int i = 0; i < values.length; i++) {
                boxes[i] = values[i];
            }
            return boxes;
        }
        if (array instanceof float[]) {
            float[] values = (float[]) array;
            Object[] boxes = new Object[values.length];
            for (int i = 0; i < values.length; i++) {
                boxes[i] = values[i];
            }
            return boxes;
        }
        if (array instanceof double[]) {
            double[] values = (double[]) array;
            Object[] boxes = new Object[values.length];
            for (int i = 0; i < values.length; i++) {
                boxes[i] = values[i];
            }
            return boxes;
        }
        if (array instanceof boolean[]) {
            boolean[] values = (boolean[]) array;
            Object[] boxes = new Object[values.length];
            for (int i = 0; i < values.length; i++) {
                boxes[i] = values[i];
            }
            return boxes;
        }
        throw new IllegalArgumentException("Argument is not an array");
    }
}
