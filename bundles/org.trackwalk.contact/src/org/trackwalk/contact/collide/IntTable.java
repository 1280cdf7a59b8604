package org.trackwalk.contact.collide;

import java.util.Arrays;

/** Numbers by numbers from 0 on: a table that is looked up by open addressing, without objects. */
final class IntTable {

  /** Spreads keys that follow each other (D. E. Knuth, The Art of Computer Programming 3, 6.4). */
  private static final int GOLDEN = 0x9E3779B9;

  private int[] keys = new int[16];
  private int[] values = new int[16];
  private int size;

  IntTable() {
    Arrays.fill(keys, -1);
  }

  /** What a key has; -1 when it has nothing. */
  int get(int key) {
    int slot = slot(key);
    return keys[slot] == key ? values[slot] : -1;
  }

  /** Gives a key a value from 0 on, in place of what it had. */
  void put(int key, int value) {
    int slot = slot(key);
    if (keys[slot] != key) {
      if (2 * size >= keys.length) {
        grow();
        slot = slot(key);
      }
      keys[slot] = key;
      size++;
    }
    values[slot] = value;
  }

  private int slot(int key) {
    int mask = keys.length - 1;
    int hash = key * GOLDEN;
    int slot = (hash ^ hash >>> 15) & mask;
    while (keys[slot] >= 0 && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    int[] oldKeys = keys;
    int[] oldValues = values;
    keys = new int[2 * oldKeys.length];
    values = new int[keys.length];
    Arrays.fill(keys, -1);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] >= 0) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        values[slot] = oldValues[i];
      }
    }
  }
}
