class Greeter {
    String greet() {
        return "hello";
    }
}
