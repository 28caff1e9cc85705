public class BinarySearch {
    // expect: holds
    /*@ requires a != null;
      @ requires (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
      @ ensures \result >= 0 ==> \result < a.length && a[\result] == key;
      @ ensures \result < 0 ==> !(\exists int i; 0 <= i && i < a.length; a[i] == key);
      @*/
    static int search(int[] a, int key) {
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int mid = (low + high) / 2;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -1;
    }

    // expect: violated e.g. a={0} key=0
    /*@ requires a != null;
      @ requires (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
      @ ensures \result >= 0 ==> \result < a.length && a[\result] == key;
      @ ensures \result < 0 ==> !(\exists int i; 0 <= i && i < a.length; a[i] == key);
      @*/
    static int searchFaulty(int[] a, int key) {
        int low = 0;
        int high = a.length - 1;
        while (low < high) { // <- fault: <=
            int mid = (low + high) / 2;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -1;
    }
}
