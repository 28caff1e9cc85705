// Pins: dynamic programming: knapsack, coin change, longest increasing subsequence, maximum subarray.
public class Knapsack {
    static int knapsack(int[] weight, int[] value, int capacity) {
        int[] best = new int[capacity + 1];
        for (int i = 0; i < weight.length; i++) {
            for (int c = capacity; c >= weight[i]; c--) {
                best[c] = Math.max(best[c], best[c - weight[i]] + value[i]);
            }
        }
        return best[capacity];
    }

    static int coins(int[] coins, int amount) {
        int[] need = new int[amount + 1];
        for (int a = 1; a <= amount; a++) {
            need[a] = -1;
            for (int c : coins) {
                if (c <= a && need[a - c] >= 0 && (need[a] < 0 || need[a - c] + 1 < need[a])) {
                    need[a] = need[a - c] + 1;
                }
            }
        }
        return need[amount];
    }

    static int increasing(int... a) {
        int[] len = new int[a.length];
        int best = 0;
        for (int i = 0; i < a.length; i++) {
            len[i] = 1;
            for (int j = 0; j < i; j++) {
                if (a[j] < a[i] && len[j] + 1 > len[i]) {
                    len[i] = len[j] + 1;
                }
            }
            if (len[i] > best) best = len[i];
        }
        return best;
    }

    static int maxSubarray(int... a) {
        int best = a[0], here = a[0];
        for (int i = 1; i < a.length; i++) {
            here = Math.max(a[i], here + a[i]);
            best = Math.max(best, here);
        }
        return best;
    }

    public static void main(String[] args) {
        System.out.println(knapsack(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7));
        System.out.println(coins(new int[] {1, 5, 10, 25}, 63) + " " + coins(new int[] {5, 7}, 11) + " " + coins(new int[] {2}, 0));
        System.out.println(increasing(10, 9, 2, 5, 3, 7, 101, 18) + " " + increasing());
        System.out.println(maxSubarray(-2, 1, -3, 4, -1, 2, 1, -5, 4) + " " + maxSubarray(-3, -1, -2));
    }
}
