package org.trackwalk.io.scene.godot;

import java.util.List;

/**
 * A value written like a call: {@code Vector3(1, 0, 0)}, {@code ExtResource("1_ab")}.
 *
 * @param name what stands before the bracket
 * @param arguments numbers ({@code Double}), texts, lists, maps and calls
 */
record GodotCall(String name, List<Object> arguments) {

  /** All arguments as numbers; null when one is none or there are not {@code count}. */
  double[] numbers(int count) {
    if (arguments.size() != count) {
      return null;
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      if (!(arguments.get(i) instanceof Double number) || !Double.isFinite(number)) {
        return null;
      }
      numbers[i] = number;
    }
    return numbers;
  }

  /** The only argument as a text: an id is a number in format 2 and a text in format 3. */
  String id() {
    Object first = arguments.isEmpty() ? "" : arguments.get(0);
    if (first instanceof Double number) {
      return String.valueOf(number.longValue());
    }
    return first instanceof String text ? text : "";
  }
}
