package org.trackwalk.contact.method;

import java.util.Arrays;

/** An open-addressing table from features to the first that held them; keeps its memory. */
final class FirstHolders {

  private static final long EMPTY = -1;

  private long[] keys = new long[512];
  private int[] values = new int[512];

  /** The occupied slots, so that clearing costs what was put, not the room of the largest probe. */
  private int[] used = new int[257];

  private int size;

  FirstHolders() {
    Arrays.fill(keys, EMPTY);
  }

  void clear() {
    for (int i = 0; i < size; i++) {
      keys[used[i]] = EMPTY;
    }
    size = 0;
  }

  /** The value of a key, {@link VoidedFeatures#NONE} when there is none. */
  int find(long key) {
    int slot = slot(key);
    return keys[slot] == EMPTY ? VoidedFeatures.NONE : values[slot];
  }

  /** Remembers a value unless the key has one; keys are not negative. */
  void putFirst(long key, int value) {
    int slot = slot(key);
    if (keys[slot] != EMPTY) {
      return;
    }
    keys[slot] = key;
    values[slot] = value;
    used[size++] = slot;
    if (2 * size > keys.length) {
      rehash();
    }
  }

  private int slot(long key) {
    int mask = keys.length - 1;
    int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 40) & mask;
    while (keys[slot] != key && keys[slot] != EMPTY) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void rehash() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = new int[keys.length];
    Arrays.fill(keys, EMPTY);
    used = Arrays.copyOf(used, keys.length / 2 + 1);
    for (int i = 0; i < size; i++) {
      int old = used[i];
      int slot = slot(oldKeys[old]);
      keys[slot] = oldKeys[old];
      values[slot] = oldValues[old];
      used[i] = slot;
    }
  }
}
