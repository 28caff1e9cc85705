public class UnknownClassInField {
    Missing helper; //~ Missing
    int count;

    int use() {
        return helper.size();
    }

    int fine() {
        return count + 1;
    }
}
