package org.trackwalk.eclipse.core.marker;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.core.resources.IResource;

/**
 * A marker as it should be.
 *
 * @param target the resource that it belongs on; it exists
 * @param type one of {@link MarkerTypes#all}
 * @param attributes all of them, as the platform stores them (strings, ints, booleans)
 */
public record MarkerDraft(IResource target, String type, Map<String, Object> attributes) {

  /** Takes a copy. */
  public MarkerDraft {
    attributes = Map.copyOf(attributes);
  }

  /** The finding's name in its level. */
  public String fingerprint() {
    return (String) attributes.get(MarkerAttributes.FINGERPRINT);
  }

  /** The same with an attribute more, unless it has that already; null for nothing. */
  public MarkerDraft with(String attribute, String words) {
    if (words == null || attributes.containsKey(attribute)) {
      return this;
    }
    Map<String, Object> more = new HashMap<>(attributes);
    more.put(attribute, words);
    return new MarkerDraft(target, type, more);
  }
}
