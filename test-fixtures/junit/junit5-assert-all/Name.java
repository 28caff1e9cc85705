class Name {
    final String first;
    final String last;

    Name(String full) {
        int space = full.indexOf(' ');
        first = full.substring(0, space);
        last = full.substring(space);
    }
}
