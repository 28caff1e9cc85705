/** The sieve of Eratosthenes on an array. */
class Sieve {
    public static void main(String[] args) {
        int primes = 0;
        for (int round = 0; round < 5; round++) {
            boolean[] composite = new boolean[1_000_000];
            primes = 0;
            for (int i = 2; i < composite.length; i++) {
                if (composite[i]) {
                    continue;
                }
                primes++;
                for (long j = (long) i * i; j < composite.length; j += i) {
                    composite[(int) j] = true;
                }
            }
        }
        System.out.println(primes);
    }
}
