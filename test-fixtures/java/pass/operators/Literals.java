// Pins: integer literals in every radix, underscores, suffixes, floating literals and char escapes.
public class Literals {
    public static void main(String[] args) {
        System.out.println(0x7fff_ffff);
        System.out.println(0xFFFFFFFF);
        System.out.println(0x80000000);
        System.out.println(017);
        System.out.println(0);
        System.out.println(00);
        System.out.println(0b1010_1010);
        System.out.println(0b11111111111111111111111111111111);
        System.out.println(1_000_000);
        System.out.println(-2147483648);
        System.out.println(9_223_372_036_854_775_807L);
        System.out.println(-9223372036854775808L);
        System.out.println(0xFFFF_FFFF_FFFF_FFFFL);
        System.out.println(0777L);
        System.out.println(1.5);
        System.out.println(.5);
        System.out.println(5.);
        System.out.println(1e3);
        System.out.println(1.5e-3);
        System.out.println(2d);
        System.out.println(3f);
        System.out.println(0x1p4);
        System.out.println(0x1.8p1);
        System.out.println(1_0.2_5);
        System.out.println('\n' + 0);
        System.out.println('\t' + 0);
        System.out.println('\\' + 0);
        System.out.println('\'' + 0);
        System.out.println('"' + 0);
        System.out.println('\0' + 0);
        System.out.println('\377' + 0);
        System.out.println('\u0041');
        System.out.println('\s' + 0);
    }
}
