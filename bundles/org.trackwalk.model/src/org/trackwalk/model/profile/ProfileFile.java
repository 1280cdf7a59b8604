package org.trackwalk.model.profile;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;
import org.trackwalk.io.names.NearestName;

/**
 * Reads a profile. Unknown keys are errors; a profile that is {@code like} another takes from that
 * one what it does not say itself.
 */
final class ProfileFile {

  /** The value of the key {@code schema}. */
  private static final String SCHEMA = "trackwalk-profile/1";

  private static final String[] KEYS = {
    "$schema",
    "schema",
    "id",
    "like",
    "title",
    "basis",
    "setup",
    "meaning",
    "remedy",
    "contacts",
    "vertices",
    "bodies",
    "offsets",
    "rate",
    "slop",
    "sunk",
    "rounded",
    "damper",
    "pushOff",
    "singular",
    "asGround",
    "sides",
    "placing",
    "quantisation",
    "limits",
    "kept"
  };

  /** No engine stores a coordinate in more bits. */
  private static final int MOST_BITS = 32;

  /** Steps a second: slower or faster is no game's physics. */
  private static final int SLOWEST = 1;

  private static final int FASTEST = 10_000;

  private static final String UNSAID = "not said by the profile";

  private ProfileFile() {}

  /**
   * A profile.
   *
   * @throws JsonException with line and column
   */
  static Profile read(JsonValue json) throws JsonException {
    StrictObject file = new StrictObject(json, KEYS);
    file.text("$schema");
    file.oneOf("schema", SCHEMA);
    Profile like = like(file);
    boolean alone = like == null;
    return new Profile(
        Part.text(file, "id", null),
        Part.text(file, "title", alone ? null : like.title()),
        basis(file, like),
        Part.text(file, "setup", alone ? "" : like.setup()),
        Part.text(file, "meaning", alone ? "" : like.meaning()),
        Part.text(file, "remedy", alone ? "" : like.remedy()),
        contacts(file, like),
        vertices(file, like),
        Part.word(
            file,
            "bodies",
            Bodies.values(),
            ids(Bodies.values().length, i -> Bodies.values()[i].id()),
            alone ? new Sourced<>(Bodies.ONE, UNSAID) : like.bodies()),
        offsets(file, like),
        rate(file, like),
        Part.metres(file, "slop", alone ? none() : like.slop()),
        Part.metres(file, "sunk", alone ? none() : like.sunk()),
        Part.metres(file, "rounded", alone ? none() : like.rounded()),
        Part.word(
            file,
            "damper",
            WheelDamper.values(),
            ids(WheelDamper.values().length, i -> WheelDamper.values()[i].id()),
            alone ? new Sourced<>(WheelDamper.UNKNOWN, UNSAID) : like.damper()),
        Part.speed(file, "pushOff", alone ? none() : like.pushOff()),
        Part.metres(file, "singular", alone ? none() : like.singular()),
        Part.degrees(file, "asGround", alone ? none() : like.asGround()),
        Part.word(
            file,
            "sides",
            Sides.values(),
            ids(Sides.values().length, i -> Sides.values()[i].id()),
            alone ? new Sourced<>(Sides.AUTHORED, UNSAID) : like.sides()),
        Part.word(
            file,
            "placing",
            Placing.values(),
            ids(Placing.values().length, i -> Placing.values()[i].id()),
            alone ? new Sourced<>(Placing.SOURCE, UNSAID) : like.placing()),
        quantisation(file, like),
        limits(file, like),
        kept(file, like));
  }

  private static Sourced<Double> none() {
    return new Sourced<>(0.0, UNSAID);
  }

  private static String[] ids(int count, IntFunction<String> id) {
    String[] ids = new String[count];
    Arrays.setAll(ids, id);
    return ids;
  }

  private static Profile like(StrictObject file) throws JsonException {
    String id = file.text("like");
    if (id == null) {
      return null;
    }
    if (!ProfileList.ids().contains(id)) {
      String hint = NearestName.hint(id, ProfileList.ids());
      throw new JsonException(file.get("like"), "no profile is called '" + id + "'" + hint);
    }
    return ProfileList.shipped(id);
  }

  private static Basis basis(StrictObject file, Profile like) throws JsonException {
    if (like != null && file.get("basis") == null) {
      return Basis.DEFINED;
    }
    return Part.oneOf(
        file, "basis", Basis.values(), ids(Basis.values().length, i -> Basis.values()[i].id()));
  }

  private static Map<ShapeKind, ContactRule> contacts(StrictObject file, Profile like)
      throws JsonException {
    Map<ShapeKind, ContactRule> rules = new EnumMap<>(ShapeKind.class);
    if (like != null) {
      rules.putAll(like.contacts());
      if (file.get("contacts") == null) {
        return rules;
      }
    }
    file.required("contacts");
    String[] kinds = ids(ShapeKind.values().length, i -> ShapeKind.values()[i].id());
    StrictObject part = new StrictObject(file.get("contacts"), kinds);
    for (ShapeKind kind : ShapeKind.values()) {
      if (like == null && kind == kind.like()) {
        part.required(kind.id());
      }
      if (part.get(kind.id()) != null) {
        rules.put(kind, rule(part.get(kind.id()), kind));
      }
    }
    return rules;
  }

  private static ContactRule rule(JsonValue json, ShapeKind kind) throws JsonException {
    StrictObject part =
        new StrictObject(json, "method", "corners", "hangs", "together", "differences", "source");
    JsonValue at = part.required("method");
    String id = at.text();
    ContactMethod method = MethodList.find(id).orElse(null);
    if (method == null) {
      List<String> known = MethodList.all().stream().map(ContactMethod::id).toList();
      String hint = NearestName.hint(id, known);
      throw new JsonException(
          at,
          "no contact method is called '"
              + id
              + "'"
              + (hint.isEmpty() ? "; known are " + String.join(", ", known) : hint));
    }
    if (kind != ShapeKind.SPHERE && !method.takesShapes()) {
      throw new JsonException(at, "the method " + id + " is for spheres only");
    }
    Boolean corners = part.truth("corners");
    if (corners != null && kind == ShapeKind.SPHERE) {
      throw new JsonException(part.get("corners"), "contacts tell it of spheres: leave it out");
    }
    Boolean hangs = part.truth("hangs");
    if (hangs != null && kind != ShapeKind.BOX) {
      throw new JsonException(part.get("hangs"), "only a box hangs over a seam: leave it out");
    }
    if (part.get("together") != null && kind != ShapeKind.BOX) {
      throw new JsonException(part.get("together"), "only a box has a front: leave it out");
    }
    String differences = part.text("differences");
    return new ContactRule(
        method,
        corners != null && corners,
        hangs != null && hangs,
        part.get("together") == null ? 0 : Part.metres(part, "together"),
        differences == null ? "" : differences,
        Part.source(part));
  }

  private static VertexRule vertices(StrictObject file, Profile like) throws JsonException {
    if (like != null && file.get("vertices") == null) {
      return like.vertices();
    }
    file.required("vertices");
    StrictObject part = Part.of(file, "vertices", "same", "tolerance", "across", "source");
    Vertices same =
        Part.oneOf(
            part,
            "same",
            Vertices.values(),
            ids(Vertices.values().length, i -> Vertices.values()[i].id()));
    if (same == Vertices.POSITION) {
      part.required("tolerance");
    }
    double tolerance = part.get("tolerance") == null ? 0 : Part.metres(part, "tolerance");
    Boolean across = part.truth("across");
    return new VertexRule(same, tolerance, across != null && across, Part.source(part));
  }

  private static Offsets offsets(StrictObject file, Profile like) throws JsonException {
    if (like != null && file.get("offsets") == null) {
      return like.offsets();
    }
    file.required("offsets");
    String[] kinds = ids(ShapeKind.values().length, i -> ShapeKind.values()[i].id());
    String[] keys = Arrays.copyOf(kinds, kinds.length + 3);
    keys[kinds.length] = "probe";
    keys[kinds.length + 1] = "ground";
    keys[kinds.length + 2] = "source";
    StrictObject part = new StrictObject(file.get("offsets"), keys);
    Map<ShapeKind, Double> shapes = new EnumMap<>(ShapeKind.class);
    for (ShapeKind kind : ShapeKind.values()) {
      if (part.get(kind.id()) != null) {
        shapes.put(kind, Part.metres(part, kind.id()));
      }
    }
    return new Offsets(
        Part.metres(part, "probe"), shapes, Part.metres(part, "ground"), Part.source(part));
  }

  private static Sourced<Double> rate(StrictObject file, Profile like) throws JsonException {
    if (like != null && file.get("rate") == null) {
      return like.hertz();
    }
    file.required("rate");
    StrictObject part = Part.of(file, "rate", "hertz", "source");
    double hertz = Part.above(part, "hertz");
    if (hertz < SLOWEST || hertz > FASTEST) {
      String range = SLOWEST + " to " + FASTEST;
      throw new JsonException(part.get("hertz"), "'hertz' is in steps a second, " + range);
    }
    return new Sourced<>(hertz, Part.source(part));
  }

  private static Quantisation quantisation(StrictObject file, Profile like) throws JsonException {
    StrictObject part = Part.of(file, "quantisation", "bits", "source");
    if (part == null) {
      return like == null ? null : like.quantisation();
    }
    return new Quantisation(whole(part, "bits", 1, MOST_BITS), Part.source(part));
  }

  private static ContactLimits limits(StrictObject file, Profile like) throws JsonException {
    StrictObject part = Part.of(file, "limits", "manifold", "pair", "source");
    if (part == null) {
      return like == null ? new ContactLimits(0, 0, UNSAID) : like.limits();
    }
    return new ContactLimits(
        whole(part, "manifold", 0, Integer.MAX_VALUE),
        whole(part, "pair", 0, Integer.MAX_VALUE),
        Part.source(part));
  }

  private static Kept kept(StrictObject file, Profile like) throws JsonException {
    StrictObject part = Part.of(file, "kept", "undone", "around", "lastEdge", "source");
    if (part == null) {
      return like == null ? null : like.kept();
    }
    double undone = Part.atLeast(part, "undone", 0);
    if (undone > 1) {
      throw new JsonException(part.get("undone"), "'undone' is a share, at most 1");
    }
    Boolean last = part.truth("lastEdge");
    return new Kept(undone, Part.metres(part, "around"), last != null && last, Part.source(part));
  }

  private static int whole(StrictObject part, String key, int least, int most)
      throws JsonException {
    JsonValue at = part.required(key);
    int value = at.index(most);
    if (value < least) {
      throw new JsonException(at, "'" + key + "' is a whole number not below " + least);
    }
    return value;
  }
}
