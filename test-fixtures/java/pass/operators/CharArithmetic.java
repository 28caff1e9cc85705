// Pins: char is an unsigned 16-bit number: promotion to int, wrap-around of ++, casts back.
public class CharArithmetic {
    public static void main(String[] args) {
        char c = 'a';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println(c - 'A');
        System.out.println('a' + 'b');
        System.out.println("" + 'a' + 'b');
        System.out.println('a' + 'b' + "c");
        System.out.println("c" + 'a' + 1);
        c++;
        System.out.println(c);
        c += 2;
        System.out.println(c);
        c *= 1;
        System.out.println(c);
        char max = '\uffff';
        max++;
        System.out.println((int) max);
        max--;
        System.out.println((int) max);
        char digit = (char) ('0' + 7);
        System.out.println(digit);
        System.out.println(-digit);
        System.out.println(~digit);
        System.out.println((int) (char) -1);
        System.out.println((short) '\uffff');
        final int offset = 3;
        char constant = 'a' + offset;
        System.out.println(constant);
        int sum = 0;
        for (char k = 'a'; k <= 'e'; k++) {
            sum += k;
        }
        System.out.println(sum);
    }
}
