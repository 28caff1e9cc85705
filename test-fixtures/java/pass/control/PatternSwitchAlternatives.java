// Switch in its forms on strings, enums, boxes and characters, nested and with yield.

public class PatternSwitchAlternatives {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"a", "b", "cc", ""}) {
            int code = switch (s) {
                case "a", "b" -> s.charAt(0);
                case "" -> {
                    int sum = 0;
                    for (int i = 0; i < 3; i++) {
                        sum += i;
                    }
                    yield sum;
                }
                default -> switch (s.length()) {
                    case 1:
                        yield 1;
                    case 2: {
                        yield 22;
                    }
                    default:
                        yield -1;
                };
            };
            System.out.print(code + " ");
        }
        for (Character c : "x7 ?".toCharArray()) {
            switch (c) {
                case 'x' -> System.out.print("letter ");
                case '7', '8' -> System.out.print("digit ");
                case ' ' -> {
                }
                default -> System.out.print("other ");
            }
        }
        Integer boxed = 3;
        String name = switch (boxed) {
            case 1 -> "one";
            case 3 -> "three";
            default -> throw new IllegalStateException();
        };
        System.out.println(name);
        byte small = 5;
        switch (small) {
            case 5:
            case 6:
                System.out.println("five or six");
            case 7:
                System.out.println("fell through");
                break;
            case 8:
                System.out.println("no");
        }
    }
}
