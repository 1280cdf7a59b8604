package org.trackwalk.check.kept;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.List;
import java.util.Map;

/**
 * Whether values are what the components of a record are declared to be, what is in lists and maps
 * included, which a constructor does not look at: there is a list where one belongs, and nothing in
 * it is missing or of another type.
 */
final class Fitting {

  private Fitting() {}

  /** Whether each value is what its component may be. */
  static boolean fit(RecordComponent[] components, Object[] values) {
    boolean fit = components.length == values.length;
    for (int i = 0; fit && i < values.length; i++) {
      fit = fits(values[i], components[i].getGenericType(), false);
    }
    return fit;
  }

  private static boolean fits(Object value, Type type, boolean inside) {
    if (type instanceof ParameterizedType generic) {
      Type[] of = generic.getActualTypeArguments();
      if (generic.getRawType() == List.class) {
        return value instanceof List<?> list && list.stream().allMatch(i -> fits(i, of[0], true));
      }
      if (generic.getRawType() == Map.class) {
        return value instanceof Map<?, ?> map
            && map.entrySet().stream()
                .allMatch(e -> fits(e.getKey(), of[0], true) && fits(e.getValue(), of[1], true));
      }
      return fits(value, generic.getRawType(), inside);
    }
    if (type instanceof WildcardType wildcard) {
      return fits(value, wildcard.getUpperBounds()[0], inside);
    }
    if (value == null) {
      return !inside;
    }
    return !inside || !(type instanceof Class<?> plain) || plain.isInstance(value);
  }
}
