// expect: found=3 passed=2 failed=1 skipped=0
// failed: LoudGreeterTest.lowerCase
class LoudGreeterTest extends PlainGreeterTest {
    static class Loud extends Greeter {
        @Override
        String greet() {
            return "HELLO";
        }
    }

    @Override
    public Greeter greeter() {
        return new Loud();
    }
}
