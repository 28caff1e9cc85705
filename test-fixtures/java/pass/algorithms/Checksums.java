// Pins: Adler-32, CRC-32 by table, Luhn and ISBN checks, hash functions with wrap-around.
public class Checksums {
    static long adler(String s) {
        int a = 1, b = 0;
        for (char c : s.toCharArray()) {
            a = (a + c) % 65521;
            b = (b + a) % 65521;
        }
        return (long) b << 16 | a;
    }

    static int crc(String s) {
        int[] table = new int[256];
        for (int i = 0; i < 256; i++) {
            int c = i;
            for (int k = 0; k < 8; k++) {
                c = (c & 1) != 0 ? c >>> 1 ^ 0xEDB88320 : c >>> 1;
            }
            table[i] = c;
        }
        int crc = ~0;
        for (int i = 0; i < s.length(); i++) {
            crc = table[(crc ^ s.charAt(i)) & 0xFF] ^ crc >>> 8;
        }
        return ~crc;
    }

    static boolean luhn(String digits) {
        int sum = 0;
        boolean twice = false;
        for (int i = digits.length() - 1; i >= 0; i--) {
            int d = digits.charAt(i) - '0';
            if (twice && (d *= 2) > 9) {
                d -= 9;
            }
            sum += d;
            twice = !twice;
        }
        return sum % 10 == 0;
    }

    static int fnv(String s) {
        int h = 0x811C9DC5;
        for (char c : s.toCharArray()) {
            h ^= c;
            h *= 16777619;
        }
        return h;
    }

    public static void main(String[] args) {
        System.out.println(adler("Wikipedia"));
        System.out.println(Integer.toHexString(crc("123456789")));
        System.out.println(luhn("79927398713") + " " + luhn("79927398710"));
        System.out.println(fnv("hello") + " " + fnv(""));
    }
}
