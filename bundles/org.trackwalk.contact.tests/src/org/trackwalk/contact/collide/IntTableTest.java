package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Against a map. */
class IntTableTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 9, 1000, 50_000})
  void asAMap(int count) {
    Random random = new Random(count);
    Map<Integer, Integer> map = new HashMap<>();
    IntTable table = new IntTable();
    int[] strides = {1, 16, 1 << 16, 1 << 20};
    for (int i = 0; i < count; i++) {
      int key = random.nextInt(1 + count / 2) * strides[i % strides.length] & Integer.MAX_VALUE;
      assertEquals(map.getOrDefault(key, -1), table.get(key));
      table.put(key, i);
      map.put(key, i);
    }
    map.forEach((key, value) -> assertEquals(value, table.get(key)));
    for (int i = 0; i < count; i++) {
      int key = random.nextInt(Integer.MAX_VALUE);
      assertEquals(map.getOrDefault(key, -1), table.get(key));
    }
  }
}
