package org.trackwalk.fuzz.mutants;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Changes one member or element of a JSON text: removes it, renames it, puts another in its place.
 */
final class JsonChange {

  private static final int DEEPEST = 50;

  private final Random random;
  private final List<Runnable> changes = new ArrayList<>();
  private final List<JsonElement> all = new ArrayList<>();

  JsonChange(Random random) {
    this.random = random;
  }

  /** A changed copy; empty if it is no JSON, or has nothing to change. */
  Optional<byte[]> of(byte[] content) {
    try {
      JsonElement root = JsonParser.parseString(new String(content, StandardCharsets.UTF_8));
      collect(root, 0);
      if (changes.isEmpty()) {
        return Optional.empty();
      }
      changes.get(random.nextInt(changes.size())).run();
      String text = new Gson().toJson(root);
      if (random.nextInt(30) == 0) {
        text = text.replaceFirst(":", ":" + "[".repeat(1 + random.nextInt(50_000)));
      }
      return Optional.of(text.getBytes(StandardCharsets.UTF_8));
    } catch (JsonParseException | IllegalStateException e) {
      return Optional.empty();
    }
  }

  private void collect(JsonElement e, int depth) {
    all.add(e);
    if (depth > DEEPEST) {
      return;
    }
    if (e instanceof JsonObject object) {
      for (String key : new ArrayList<>(object.keySet())) {
        changes.add(
            () -> {
              switch (random.nextInt(6)) {
                case 0 -> object.remove(key);
                case 1 ->
                    object.add(
                        Mutator.NAMES[random.nextInt(Mutator.NAMES.length)], object.get(key));
                default -> object.add(key, other(object.get(key)));
              }
            });
        collect(object.get(key), depth + 1);
      }
    } else if (e instanceof JsonArray array) {
      changes.add(
          () -> {
            for (int i = 1 << random.nextInt(11); i > 0 && !array.isEmpty(); i--) {
              array.add(array.get(random.nextInt(array.size())));
            }
          });
      for (int i = 0; i < array.size(); i++) {
        int index = i;
        changes.add(
            () -> {
              if (index < array.size()) {
                if (random.nextInt(5) == 0) {
                  array.remove(index);
                } else {
                  array.set(index, other(array.get(index)));
                }
              }
            });
        collect(array.get(i), depth + 1);
      }
    }
  }

  private JsonElement other(JsonElement old) {
    return switch (random.nextInt(9)) {
      case 0 -> JsonNull.INSTANCE;
      case 1 -> new JsonArray();
      case 2 -> new JsonObject();
      case 3 -> new JsonPrimitive(Mutator.NAMES[random.nextInt(Mutator.NAMES.length)]);
      case 4 -> new JsonPrimitive(Mutator.INTEGERS[random.nextInt(Mutator.INTEGERS.length)]);
      case 5 -> new JsonPrimitive(new BigDecimal("1e" + (random.nextInt(700) - 350)));
      case 6 -> new JsonPrimitive(random.nextBoolean());
      case 7 ->
          old instanceof JsonPrimitive p && p.isNumber()
              ? new JsonPrimitive(p.getAsDouble() * random.nextInt(4) - random.nextInt(3))
              : old.deepCopy();
      default -> all.get(random.nextInt(all.size())).deepCopy();
    };
  }
}
