// Models java.util.Locale by name only: formatting and case are those of the root locale.
// Source: class documentation, Java SE 17.
// Left out: everything about languages and regions but their codes.
package java.util;

public final class Locale implements java.io.Serializable {
    public static final Locale ROOT = new Locale("", "");
    public static final Locale ENGLISH = new Locale("en", "");
    public static final Locale US = new Locale("en", "US");
    public static final Locale UK = new Locale("en", "GB");
    public static final Locale GERMANY = new Locale("de", "DE");
    public static final Locale FRANCE = new Locale("fr", "FR");

    private final String language;
    private final String country;

    public Locale(String language) {
        this(language, "");
    }

    public Locale(String language, String country) {
        this.language = language.toLowerCase();
        this.country = country.toUpperCase();
    }

    public static Locale getDefault() {
        return US;
    }

    public static void setDefault(Locale locale) {
        if (locale == null) {
            throw new NullPointerException();
        }
    }

    public String getLanguage() {
        return language;
    }

    public String getCountry() {
        return country;
    }

    public boolean equals(Object other) {
        return other instanceof Locale && language.equals(((Locale) other).language)
                && country.equals(((Locale) other).country);
    }

    public int hashCode() {
        return language.hashCode() * 31 + country.hashCode();
    }

    public String toString() {
        return country.isEmpty() ? language : language + "_" + country;
    }
}
