package org.trackwalk.cli.serve;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import org.trackwalk.io.names.NearestName;

/** What a request says; what is missing, of another kind or unknown is told by its name. */
final class Params {

  private final JsonObject object;
  private final String where;

  private Params(JsonObject object, String where) {
    this.object = object;
    this.where = where;
  }

  /**
   * The members of an object.
   *
   * @param element null or JSON's null for an empty one
   * @param where what it is, for messages
   * @param known names of all members that there are
   */
  static Params of(JsonElement element, String where, String... known) throws RpcException {
    if (element == null || element.isJsonNull()) {
      return new Params(new JsonObject(), where);
    }
    if (!element.isJsonObject()) {
      throw RpcException.params(where + " is an object with named members");
    }
    Set<String> names = Set.of(known);
    for (String name : element.getAsJsonObject().keySet()) {
      if (!names.contains(name)) {
        throw RpcException.params(
            where + ": unknown '" + name + "'" + NearestName.hint(name, List.of(known)));
      }
    }
    return new Params(element.getAsJsonObject(), where);
  }

  /** A member; null when it is not there. */
  JsonElement get(String name) {
    JsonElement value = object.get(name);
    return value == null || value.isJsonNull() ? null : value;
  }

  boolean has(String name) {
    return get(name) != null;
  }

  /** A text; null when it is not there. */
  String text(String name) throws RpcException {
    JsonElement value = get(name);
    if (value == null) {
      return null;
    }
    if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isString()) {
      throw wrong(name, "a text");
    }
    return value.getAsString();
  }

  /** A text that must be there. */
  String need(String name) throws RpcException {
    String value = text(name);
    if (value == null || value.isBlank()) {
      throw wrong(name, "a text that is not empty");
    }
    return value;
  }

  /** True or false; null when it is not there. */
  Boolean truth(String name) throws RpcException {
    JsonElement value = get(name);
    if (value == null) {
      return null;
    }
    if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isBoolean()) {
      throw wrong(name, "true or false");
    }
    return value.getAsBoolean();
  }

  /** An array's elements; none when it is not there. */
  List<JsonElement> list(String name) throws RpcException {
    JsonElement value = get(name);
    if (value == null) {
      return List.of();
    }
    if (!value.isJsonArray()) {
      throw wrong(name, "an array");
    }
    JsonArray array = value.getAsJsonArray();
    List<JsonElement> elements = new ArrayList<>(array.size());
    array.forEach(elements::add);
    return elements;
  }

  /** An array of texts; empty when it is not there. */
  List<String> texts(String name) throws RpcException {
    List<String> texts = new ArrayList<>();
    for (JsonElement element : list(name)) {
      if (!element.isJsonPrimitive() || !element.getAsJsonPrimitive().isString()) {
        throw wrong(name, "an array of texts");
      }
      texts.add(element.getAsString());
    }
    return texts;
  }

  /** An array of so many finite numbers; null when it is not there. */
  double[] numbers(String name, int count) throws RpcException {
    if (!has(name)) {
      return null;
    }
    List<JsonElement> elements = list(name);
    double[] numbers = new double[elements.size()];
    for (int i = 0; i < numbers.length; i++) {
      JsonElement element = elements.get(i);
      boolean number = element.isJsonPrimitive() && element.getAsJsonPrimitive().isNumber();
      numbers[i] = number ? element.getAsDouble() : Double.NaN;
      if (!Double.isFinite(numbers[i])) {
        throw wrong(name, count + " finite numbers");
      }
    }
    if (numbers.length != count) {
      throw wrong(name, count + " finite numbers, not " + numbers.length);
    }
    return numbers;
  }

  /** A text or whole number that names something of the client's; null when it is not there. */
  JsonPrimitive token(String name) throws RpcException {
    JsonElement value = get(name);
    if (value == null) {
      return null;
    }
    if (!isToken(value)) {
      throw wrong(name, "a text or a whole number");
    }
    return value.getAsJsonPrimitive();
  }

  /** Whether JSON-RPC takes it as an id. */
  static boolean isToken(JsonElement value) {
    if (!value.isJsonPrimitive()) {
      return false;
    }
    JsonPrimitive primitive = value.getAsJsonPrimitive();
    return primitive.isString()
        || primitive.isNumber() && primitive.getAsString().matches("-?[0-9]{1,18}");
  }

  /** Little-endian bytes in base64 that are a whole number of items of 4 bytes. */
  ByteBuffer words(String name) throws RpcException {
    String text = text(name);
    if (text == null) {
      throw wrong(name, "base64");
    }
    try {
      byte[] bytes = Base64.getDecoder().decode(text);
      if (bytes.length % Integer.BYTES != 0) {
        throw wrong(name, "a whole number of items of 4 bytes");
      }
      return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    } catch (IllegalArgumentException e) {
      throw wrong(name, "base64");
    }
  }

  RpcException wrong(String name, String wanted) {
    return RpcException.params(where + ": '" + name + "' is to be " + wanted);
  }

  String where() {
    return where;
  }
}
