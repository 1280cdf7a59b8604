package org.trackwalk.examples;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds in a text for people what a program says to itself: keys, names of classes and constants,
 * what was not filled in, and numbers with more digits than anybody reads.
 */
public final class InternalKeys {

  /** Characters before and behind that are told too. */
  private static final int AROUND = 50;

  private static final Map<String, Pattern> KEYS = new LinkedHashMap<>();

  /** Names that are written so: of formats, engines, games and what they call their settings. */
  private static final Pattern NAMES =
      Pattern.compile(
          "glTF|OpenGL|OpenUSD|PhysX|SuperTuxKart|VDrift|rFactor|AssettoCorsa|TrackMania|JUnit"
              + "|TrenchBroom|GitHub|JavaScript|mEnhancedInternalEdgeRemoval|FIX_INTERNAL_EDGES(?:_TWO_SIDED)?|MeshColliders?|StaticBody3D|NaN"
              + " or infinite");

  static {
    KEYS.put(
        "not filled in",
        Pattern.compile("\\$\\{|\\{\\d+\\}|%(?:\\d+\\$)?(?:\\.\\d+)?[sdf]\\b|\\bnull\\b"));
    KEYS.put("class", Pattern.compile("\\b(?:org|java|com)\\.[a-z]+\\.[\\w.]+|\\w@[0-9a-f]{5,}"));
    KEYS.put("key", Pattern.compile("\\b[a-z]+[A-Z]\\w*\\b|\\b[A-Z][a-z]+[A-Z][a-z]\\w*\\b"));
    KEYS.put("constant", Pattern.compile("\\b[A-Z]{2,}_[A-Z_]+\\b"));
    KEYS.put("no number", Pattern.compile("\\bNaN\\b|\\bInfinity\\b"));
    KEYS.put("digits", Pattern.compile("\\d\\.\\d{6,}|\\b\\d+(?:\\.\\d+)?[eE][-+]?\\d+\\b"));
  }

  private InternalKeys() {}

  /** Each with its kind and the words around it; empty for a text that is plain. */
  public static List<String> in(String text) {
    String plain = NAMES.matcher(text).replaceAll("");
    List<String> found = new ArrayList<>();
    KEYS.forEach(
        (kind, key) -> {
          Matcher match = key.matcher(plain);
          while (match.find()) {
            int from = Math.max(0, match.start() - AROUND);
            int to = Math.min(plain.length(), match.end() + AROUND);
            String around = plain.substring(from, to).replaceAll("\\s+", " ");
            found.add(kind + " " + match.group() + ": " + around);
          }
        });
    return found;
  }
}
