package shop.web;

import shop.Cart;

public class Page {
    public static String title(Cart cart) {
        return cart.isEmpty() ? "Welcome" : "Your cart";
    }
}
