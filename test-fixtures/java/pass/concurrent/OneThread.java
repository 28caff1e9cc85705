// Atomic variables, concurrent collections, locks and units of time, used by one thread.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class OneThread {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger i = new AtomicInteger(3);
        System.out.println(i.incrementAndGet() + i.getAndIncrement() + i.addAndGet(5) + " " + i.compareAndSet(10, 1) + i.compareAndExchange(1, 2) + i.updateAndGet(x -> x * 3) + i.getAndAccumulate(4, Integer::max) + i + i.getPlain());
        AtomicLong l = new AtomicLong();
        AtomicBoolean flag = new AtomicBoolean();
        AtomicReference<String> ref = new AtomicReference<>("a");
        AtomicIntegerArray array = new AtomicIntegerArray(3);
        LongAdder adder = new LongAdder();
        adder.add(5);
        adder.increment();
        System.out.println(l.decrementAndGet() + " " + flag.getAndSet(true) + flag + ref.getAndUpdate(s -> s + "b") + ref.accumulateAndGet("c", String::concat) + array.incrementAndGet(1) + array + adder + adder.sumThenReset());
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        for (int k = 0; k < 20; k++) {
            map.merge("k" + k % 7, 1, Integer::sum);
        }
        for (String key : map.keySet()) {
            if (map.get(key) == 2) {
                map.remove(key);
            }
        }
        System.out.println(map + " " + map.getOrDefault("q", 7) + map.mappingCount() + map.putIfAbsent("z", 1) + map.computeIfAbsent("y", String::length) + map.replace("y", 1, 2) + map.containsKey("y"));
        try {
            map.put("x", null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int x : list) {
            list.add(x * 10);
        }
        System.out.println(list + " " + list.addIfAbsent(1) + list.remove(Integer.valueOf(20)) + list);
        fails(() -> list.iterator().remove());
        Queue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
        queue.add(3);
        System.out.println(queue.poll() + " " + queue + queue.peek());
        Lock lock = new ReentrantLock();
        lock.lock();
        try {
            System.out.println(TimeUnit.HOURS.toMinutes(2) + " " + TimeUnit.MILLISECONDS.toSeconds(1999) + TimeUnit.DAYS.toNanos(Long.MAX_VALUE) + TimeUnit.SECONDS.convert(3, TimeUnit.MINUTES));
        } finally {
            lock.unlock();
        }
        Callable<Integer> call = () -> 5;
        System.out.println(call.call() + ThreadLocalRandom.current().nextInt(1));
    }
}
