// Pins: switch expressions: arrows, several labels, yield, old-style groups with yield, promotion, nesting.
public class SwitchExpressions {
    static int days(int month, boolean leap) {
        return switch (month) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> leap ? 29 : 28;
            case 1, 3, 5, 7, 8, 10, 12 -> 31;
            default -> throw new IllegalArgumentException("month " + month);
        };
    }

    static String size(int n) {
        return switch (n) {
            case 0:
                yield "none";
            case 1:
            case 2:
                System.out.println("few seen");
                yield "few";
            default:
                if (n < 0) {
                    yield "negative";
                }
                yield "many";
        };
    }

    public static void main(String[] args) {
        System.out.println(days(2, true) + " " + days(2, false) + " " + days(11, false) + " " + days(12, true));
        try {
            days(13, false);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(size(0) + size(1) + size(2) + size(-7) + size(99));
        int i = 2;
        System.out.println(switch (i) {
            case 1 -> 1;
            case 2 -> 2.5;
            default -> 'c';
        });
        int nested = 10 + switch (i) {
            case 2 -> switch (i + 1) {
                case 3 -> 100;
                default -> 200;
            };
            default -> 0;
        } * 2;
        System.out.println(nested);
        char grade = 'B';
        switch (grade) {
            case 'A' -> System.out.println("great");
            case 'B', 'C' -> {
                System.out.println("good");
                System.out.println("no fall through");
            }
            default -> System.out.println("hm");
        }
        long wide = switch (grade) {
            case 'B' -> 1 << 20;
            default -> 1L << 40;
        };
        System.out.println(wide);
    }
}
