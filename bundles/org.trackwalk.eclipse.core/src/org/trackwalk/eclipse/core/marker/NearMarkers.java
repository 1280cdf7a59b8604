package org.trackwalk.eclipse.core.marker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;

/**
 * Markers whose fingerprint nobody has any more, to be asked for the one of the same finding that
 * has moved a little: the second pass of matching, as for baselines (docs/baseline.md).
 */
final class NearMarkers {

  /** A finding that has moved no farther than this is the same, metres (docs/baseline.md). */
  private static final double REACH = 1;

  private final Map<String, List<IMarker>> free = new HashMap<>();

  NearMarkers(Iterable<IMarker> left) throws CoreException {
    for (IMarker marker : left) {
      String kind = kind(marker.getResource(), marker.getType(), marker.getAttributes());
      free.computeIfAbsent(kind, k -> new ArrayList<>()).add(marker);
    }
  }

  /** Takes the nearest marker of the same rule and pieces on the same file; null without one. */
  IMarker take(MarkerDraft draft) {
    List<IMarker> markers = free.get(kind(draft.target(), draft.type(), draft.attributes()));
    if (markers == null) {
      return null;
    }
    IMarker nearest = null;
    double least = REACH;
    for (IMarker marker : markers) {
      double distance = distance(marker, draft.attributes());
      if (distance <= least) {
        least = distance;
        nearest = marker;
      }
    }
    markers.remove(nearest);
    return nearest;
  }

  private static String kind(IResource on, String type, Map<String, Object> attributes) {
    return on.getFullPath()
        + "|"
        + type
        + "|"
        + attributes.get(MarkerAttributes.RULE)
        + "|"
        + attributes.get(MarkerAttributes.PIECES);
  }

  /** Between the worst places, metres; NaN where there are none. */
  private static double distance(IMarker marker, Map<String, Object> attributes) {
    double sum = 0;
    for (String axis : List.of(MarkerAttributes.X, MarkerAttributes.Y, MarkerAttributes.Z)) {
      double d = number(marker.getAttribute(axis, "")) - number(attributes.get(axis));
      sum += d * d;
    }
    return Math.sqrt(sum);
  }

  private static double number(Object text) {
    try {
      return text instanceof String s && !s.isEmpty() ? Double.parseDouble(s) : Double.NaN;
    } catch (NumberFormatException e) {
      return Double.NaN; // a marker that somebody else has changed
    }
  }
}
