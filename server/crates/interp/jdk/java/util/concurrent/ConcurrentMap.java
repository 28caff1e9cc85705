// Models java.util.concurrent.ConcurrentMap.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.concurrent;

import java.util.Map;

public interface ConcurrentMap<K, V> extends Map<K, V> {
}
