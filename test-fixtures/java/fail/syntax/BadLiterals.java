public class BadLiterals {
    static int use() {
        int a = 2147483648; //~ 2147483648
        int b = 0b102; //~ 
        int c = 09; //~ 
        long d = 99999999999; //~ 99999999999
        return a + b + c;
    }

    static int fine() {
        return -2147483648 + 0b10 + 07;
    }
}
