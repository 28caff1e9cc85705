class Scale {
    static double grams(double ounces) {
        return ounces * 28.35;
    }

    static String label(double grams) {
        return grams >= 1000 ? "heavy" : "light";
    }
}
