// Which of its own methods a collection calls: seen where they are overridden, one class after the other.
public class Main {
    public static void main(String[] args) {
        LoggedArrayList.all();
        LoggedLinkedList.all();
        LoggedVector.all();
        LoggedStack.all();
        LoggedArrayDeque.all();
        LoggedPriorityQueue.all();
        LoggedHashMap.all();
        LoggedLinkedHashMap.all();
        LoggedTreeMap.all();
        LoggedHashSet.all();
        LoggedLinkedHashSet.all();
        LoggedTreeSet.all();
        LoggedHashtable.all();
        LoggedProperties.all();
        LoggedAbstractList.all();
        LoggedAbstractSequentialList.all();
        LoggedAbstractMap.all();
        LoggedAbstractSet.all();
        LoggedAbstractCollection.all();
        LoggedAbstractQueue.all();
    }
}
