// string building
class Building {
    public static void main(String[] args) {
        StringBuilder names = new StringBuilder();
        StringBuilder log = new StringBuilder();
        String[] parts = {"a", "bb", "ccc"};
        for (String part : parts) {
            log.append("at ").append(part);
            names.append(part.toUpperCase());
            names.append(',');
        }
        names.setLength(names.length() - 1);
        System.out.println(log);
        System.out.println(names./*1*/ toString());
    }
}
