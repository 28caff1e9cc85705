// The sort of objects behind java.util.Arrays, List and Stream. Not a class of the JDK's interface.
// Source: Tim Peters's description of the algorithm (listsort.txt). With the choices of JDK 17 (runs of 16
// to 32, galloping from 7 wins) the same pairs are compared in the same order, which comparators that
// print, count or contradict themselves show.
package java.util;

final class TimSort {
    private static final int SHORT = 32;
    private static final int GALLOP = 7;

    private final Object[] array;
    private final Comparator<Object> order;
    private int wins = GALLOP;
    private final int[] starts = new int[50];
    private final int[] lengths = new int[50];
    private int runs;

    private TimSort(Object[] array, Comparator<Object> order) {
        this.array = array;
        this.order = order;
    }

    /** Sorts a range; a missing order is that of the elements themselves. */
    static void sort(Object[] array, int from, int to, Comparator<Object> order) {
        int left = to - from;
        if (left < 2) {
            return;
        }
        TimSort sort = new TimSort(array, order);
        if (left < SHORT) {
            sort.insert(from, to, from + sort.run(from, to));
            return;
        }
        int shortest = shortestRun(left);
        int at = from;
        while (left > 0) {
            int length = sort.run(at, to);
            if (length < shortest) {
                int wanted = Math.min(left, shortest);
                sort.insert(at, at + wanted, at + length);
                length = wanted;
            }
            sort.starts[sort.runs] = at;
            sort.lengths[sort.runs] = length;
            sort.runs++;
            sort.balance();
            at += length;
            left -= length;
        }
        while (sort.runs > 1) {
            int last = sort.runs - 2;
            sort.merge(last > 0 && sort.lengths[last - 1] < sort.lengths[last + 1] ? last - 1 : last);
        }
    }

    private int compare(Object left, Object right) {
        return order == null ? ((Comparable<Object>) left).compareTo(right) : order.compare(left, right);
    }

    /** So that the number of runs is a power of two or a little less. */
    private static int shortestRun(int length) {
        int odd = 0;
        while (length >= SHORT) {
            odd |= length & 1;
            length >>= 1;
        }
        return length + odd;
    }

    /** The length of the run at the start of a range; a falling one is turned round. */
    private int run(int from, int to) {
        int end = from + 1;
        if (end == to) {
            return 1;
        }
        if (compare(array[end++], array[from]) < 0) {
            while (end < to && compare(array[end], array[end - 1]) < 0) {
                end++;
            }
            for (int low = from, high = end - 1; low < high; low++, high--) {
                Object value = array[low];
                array[low] = array[high];
                array[high] = value;
            }
        } else {
            while (end < to && compare(array[end], array[end - 1]) >= 0) {
                end++;
            }
        }
        return end - from;
    }

    /** Inserts the elements from `sorted` on into those before, each by a binary search. */
    private void insert(int from, int to, int sorted) {
        for (int next = sorted; next < to; next++) {
            Object value = array[next];
            int low = from;
            int high = next;
            while (low < high) {
                int middle = low + high >>> 1;
                if (compare(value, array[middle]) < 0) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            System.arraycopy(array, low, array, low + 1, next - low);
            array[low] = value;
        }
    }

    /** Merges runs until each is longer than the two after it together. */
    private void balance() {
        while (runs > 1) {
            int at = runs - 2;
            boolean tooLong = at > 0 && lengths[at - 1] <= lengths[at] + lengths[at + 1]
                    || at > 1 && lengths[at - 2] <= lengths[at - 1] + lengths[at];
            if (tooLong && lengths[at - 1] < lengths[at + 1]) {
                at--;
            } else if (!tooLong && lengths[at] > lengths[at + 1]) {
                return;
            }
            merge(at);
        }
    }

    /** Merges the runs `at` and `at + 1`. */
    private void merge(int at) {
        int first = starts[at];
        int firstLength = lengths[at];
        int second = starts[at + 1];
        int secondLength = lengths[at + 1];
        lengths[at] = firstLength + secondLength;
        if (at == runs - 3) {
            starts[at + 1] = starts[at + 2];
            lengths[at + 1] = lengths[at + 2];
        }
        runs--;
        int inPlace = after(array[second], array, first, firstLength, 0);
        first += inPlace;
        firstLength -= inPlace;
        if (firstLength == 0) {
            return;
        }
        secondLength = before(array[first + firstLength - 1], array, second, secondLength, secondLength - 1);
        if (secondLength == 0) {
            return;
        }
        if (firstLength <= secondLength) {
            mergeUpwards(first, firstLength, second, secondLength);
        } else {
            mergeDownwards(first, firstLength, second, secondLength);
        }
    }

    /** How many elements of a sorted range are less than `key`, looked for from `hint` on in growing steps. */
    private int before(Object key, Object[] in, int start, int length, int hint) {
        int last = 0;
        int step = 1;
        if (compare(key, in[start + hint]) > 0) {
            int most = length - hint;
            while (step < most && compare(key, in[start + hint + step]) > 0) {
                last = step;
                step = step * 2 + 1;
            }
            last += hint;
            step = Math.min(step, most) + hint;
        } else {
            int most = hint + 1;
            while (step < most && compare(key, in[start + hint - step]) <= 0) {
                last = step;
                step = step * 2 + 1;
            }
            int nearest = last;
            last = hint - Math.min(step, most);
            step = hint - nearest;
        }
        last++;
        while (last < step) {
            int middle = last + (step - last >>> 1);
            if (compare(key, in[start + middle]) > 0) {
                last = middle + 1;
            } else {
                step = middle;
            }
        }
        return step;
    }

    /** How many elements of a sorted range are not greater than `key`. */
    private int after(Object key, Object[] in, int start, int length, int hint) {
        int last = 0;
        int step = 1;
        if (compare(key, in[start + hint]) < 0) {
            int most = hint + 1;
            while (step < most && compare(key, in[start + hint - step]) < 0) {
                last = step;
                step = step * 2 + 1;
            }
            int nearest = last;
            last = hint - Math.min(step, most);
            step = hint - nearest;
        } else {
            int most = length - hint;
            while (step < most && compare(key, in[start + hint + step]) >= 0) {
                last = step;
                step = step * 2 + 1;
            }
            last += hint;
            step = Math.min(step, most) + hint;
        }
        last++;
        while (last < step) {
            int middle = last + (step - last >>> 1);
            if (compare(key, in[start + middle]) < 0) {
                step = middle;
            } else {
                last = middle + 1;
            }
        }
        return step;
    }

    /** With a copy of the first run; it is the shorter one. */
    private void mergeUpwards(int first, int firstLeft, int second, int secondLeft) {
        Object[] copy = new Object[firstLeft];
        System.arraycopy(array, first, copy, 0, firstLeft);
        int low = 0;
        int high = second;
        int to = first;
        array[to++] = array[high++];
        secondLeft--;
        int wanted = wins;
        boolean merging = secondLeft > 0 && firstLeft > 1;
        boolean compared = merging;
        while (merging) {
            int lowWins = 0;
            int highWins = 0;
            while (merging && (lowWins | highWins) < wanted) {
                if (compare(array[high], copy[low]) < 0) {
                    array[to++] = array[high++];
                    highWins++;
                    lowWins = 0;
                    merging = --secondLeft > 0;
                } else {
                    array[to++] = copy[low++];
                    lowWins++;
                    highWins = 0;
                    merging = --firstLeft > 1;
                }
            }
            boolean galloping = merging;
            while (galloping) {
                lowWins = after(array[high], copy, low, firstLeft, 0);
                System.arraycopy(copy, low, array, to, lowWins);
                to += lowWins;
                low += lowWins;
                firstLeft -= lowWins;
                if (lowWins > 0 && firstLeft <= 1) {
                    merging = false;
                    break;
                }
                array[to++] = array[high++];
                if (--secondLeft == 0) {
                    merging = false;
                    break;
                }
                highWins = before(copy[low], array, high, secondLeft, 0);
                System.arraycopy(array, high, array, to, highWins);
                to += highWins;
                high += highWins;
                secondLeft -= highWins;
                if (secondLeft == 0) {
                    merging = false;
                    break;
                }
                array[to++] = copy[low++];
                if (--firstLeft == 1) {
                    merging = false;
                    break;
                }
                wanted--;
                galloping = lowWins >= GALLOP || highWins >= GALLOP;
            }
            if (merging) {
                wanted = Math.max(wanted, 0) + 2;
            }
        }
        if (compared) {
            wins = Math.max(wanted, 1);
        }
        if (firstLeft == 0) {
            throw new IllegalArgumentException("Comparison method violates its general contract!");
        }
        if (firstLeft == 1) {
            System.arraycopy(array, high, array, to, secondLeft);
            array[to + secondLeft] = copy[low];
        } else {
            System.arraycopy(copy, low, array, to, firstLeft);
        }
    }

    /** With a copy of the second run, from its end. */
    private void mergeDownwards(int first, int firstLeft, int second, int secondLeft) {
        Object[] copy = new Object[secondLeft];
        System.arraycopy(array, second, copy, 0, secondLeft);
        int low = first + firstLeft - 1;
        int high = secondLeft - 1;
        int to = second + secondLeft - 1;
        array[to--] = array[low--];
        firstLeft--;
        int wanted = wins;
        boolean merging = firstLeft > 0 && secondLeft > 1;
        boolean compared = merging;
        while (merging) {
            int lowWins = 0;
            int highWins = 0;
            while (merging && (lowWins | highWins) < wanted) {
                if (compare(copy[high], array[low]) < 0) {
                    array[to--] = array[low--];
                    lowWins++;
                    highWins = 0;
                    merging = --firstLeft > 0;
                } else {
                    array[to--] = copy[high--];
                    highWins++;
                    lowWins = 0;
                    merging = --secondLeft > 1;
                }
            }
            boolean galloping = merging;
            while (galloping) {
                lowWins = firstLeft - after(copy[high], array, first, firstLeft, firstLeft - 1);
                to -= lowWins;
                low -= lowWins;
                firstLeft -= lowWins;
                System.arraycopy(array, low + 1, array, to + 1, lowWins);
                if (firstLeft == 0) {
                    merging = false;
                    break;
                }
                array[to--] = copy[high--];
                if (--secondLeft == 1) {
                    merging = false;
                    break;
                }
                highWins = secondLeft - before(array[low], copy, 0, secondLeft, secondLeft - 1);
                to -= highWins;
                high -= highWins;
                secondLeft -= highWins;
                System.arraycopy(copy, high + 1, array, to + 1, highWins);
                if (highWins > 0 && secondLeft <= 1) {
                    merging = false;
                    break;
                }
                array[to--] = array[low--];
                if (--firstLeft == 0) {
                    merging = false;
                    break;
                }
                wanted--;
                galloping = lowWins >= GALLOP || highWins >= GALLOP;
            }
            if (merging) {
                wanted = Math.max(wanted, 0) + 2;
            }
        }
        if (compared) {
            wins = Math.max(wanted, 1);
        }
        if (secondLeft == 0) {
            throw new IllegalArgumentException("Comparison method violates its general contract!");
        }
        if (secondLeft == 1) {
            to -= firstLeft;
            low -= firstLeft;
            System.arraycopy(array, low + 1, array, to + 1, firstLeft);
            array[to] = copy[high];
        } else {
            System.arraycopy(copy, 0, array, to - secondLeft + 1, secondLeft);
        }
    }
}
