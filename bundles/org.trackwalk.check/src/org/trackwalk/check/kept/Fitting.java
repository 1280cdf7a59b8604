package org.trackwalk.check.kept;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.MayBeNull;

/**
 * Whether values are what the components of a record are declared to be, which a constructor does
 * not look at: nothing is missing but where the record says {@link MayBeNull}, and what is in lists
 * and maps is there and of their type.
 */
final class Fitting {

  private final Type[] types;
  private final boolean[] needed;

  /** For the values of these components. */
  Fitting(RecordComponent[] components) {
    types = new Type[components.length];
    needed = new boolean[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getGenericType();
      needed[i] = !components[i].isAnnotationPresent(MayBeNull.class);
    }
  }

  /** Whether each value is what its component may be. */
  boolean fit(Object[] values) {
    boolean fit = types.length == values.length;
    for (int i = 0; fit && i < values.length; i++) {
      fit = values[i] == null ? !needed[i] : fits(values[i], types[i], false);
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
      return false;
    }
    return !inside || !(type instanceof Class<?> plain) || plain.isInstance(value);
  }
}
