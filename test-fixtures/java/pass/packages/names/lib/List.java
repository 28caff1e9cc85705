package lib;

class List {}
