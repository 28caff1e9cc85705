package shop;

/** What a customer bought. */
public class Receipt {
    static int total(int[] prices) {
        int total = 0;
        int dearest = 0;
        int items = 0;
        for (int price : prices) {
            total += price;
            if (price > dearest) {
                dearest = price;
            }
            items++;
        }
        System.out.println(items + " items, the dearest costs " + dearest);
        return total;
    }
}
