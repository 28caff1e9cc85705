// Pins: the sieve of Eratosthenes on a boolean array.
public class Sieve {
    static int count(int limit) {
        boolean[] composite = new boolean[limit + 1];
        int primes = 0;
        for (int i = 2; i <= limit; i++) {
            if (composite[i]) {
                continue;
            }
            primes++;
            for (int j = 2 * i; j <= limit; j += i) {
                composite[j] = true;
            }
        }
        return primes;
    }

    static boolean isPrime(int n) {
        if (n < 2) {
            return false;
        }
        for (int i = 2; i * i <= n; i++) {
            if (n % i == 0) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        System.out.println(count(10) + " " + count(100) + " " + count(1000) + " " + count(2));
        for (int i = 0; i < 30; i++) {
            if (isPrime(i)) {
                System.out.print(i + " ");
            }
        }
        System.out.println();
        System.out.println(isPrime(7919) + " " + isPrime(7917));
    }
}
