package org.trackwalk.io.names;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Gives each name once; who comes later gets a number behind it. */
public final class UniqueNames {

  private final Set<String> taken = new HashSet<>();
  private final Map<String, Integer> last = new HashMap<>();

  /** The wanted name, or {@code wanted #2}, {@code wanted #3} … when it is taken. */
  public String take(String wanted) {
    if (taken.add(wanted)) {
      return wanted;
    }
    int n = last.getOrDefault(wanted, 1);
    String name;
    do {
      n++;
      name = wanted + " #" + n;
    } while (!taken.add(name));
    last.put(wanted, n);
    return name;
  }
}
