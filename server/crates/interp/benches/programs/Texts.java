/** Strings built and taken apart. */
class Texts {
    public static void main(String[] args) {
        int total = 0;
        for (int round = 0; round < 300; round++) {
            StringBuilder builder = new StringBuilder();
            for (int i = 0; i < 1000; i++) {
                builder.append(i).append(',');
            }
            String text = builder.toString();
            for (int i = 0; i < text.length(); i++) {
                if (text.charAt(i) == ',') {
                    total++;
                }
            }
            total += (text + round).length();
        }
        System.out.println(total);
    }
}
