package org.trackwalk.mesh.level;

import java.util.Locale;

/**
 * Something of a file that is no triangle of the level: it never becomes one, or the importer could
 * not make any of it.
 *
 * @param kind what it is
 * @param object the object of the file that has it, as the designer named it; empty when it is the
 *     file
 * @param where {@code line 12} or {@code byte 80}, the first of them; empty when that is not known
 * @param detail names it more closely, for instance a modifier or a file; empty when there is
 *     nothing to add
 */
public record LeftOut(Kind kind, String object, String where, String detail) {

  /** The rule to which it belongs. */
  public static final String RULE = "import.left-out";

  /** What can be left out. */
  public enum Kind {
    /** Faces of one or two corners, or of none, that the file calls faces. */
    SHORT_FACES(true, "face with fewer than three corners", "faces with fewer than three corners"),
    /** Faces of which the importer says that it could not read them. */
    LOST(true, "place where faces could not be read", "places where faces could not be read"),
    /** NURBS, Bezier patches, solids, metaballs. */
    SURFACES(true, "curved surface that is not read", "curved surfaces that are not read"),
    /** Objects of a kind that the importer has no meshes for. */
    OBJECTS(true, "object of a kind that is not read", "objects of a kind that is not read"),
    /** Modifiers of a modelling tool's own file. */
    MODIFIERS(true, "modifier that is not applied", "modifiers that are not applied"),
    /** Control meshes of which the file wants a finer one. */
    SUBDIVISION(true, "subdivision that is not applied", "subdivisions that are not applied"),
    /** Copies of something that stands elsewhere in the file. */
    INSTANCES(true, "placed copy that is not shown", "placed copies that are not shown"),
    /** Files that the file refers to. */
    FILES(
        true,
        "other file that it refers to, not opened",
        "other files that it refers to, not opened"),
    /** What a file beside the meshes says, of which the game would take something else. */
    SETTINGS(true, "place that cannot be read", "places that cannot be read"),
    /** Lines. */
    EDGES(false, "edge without a face", "edges without a face"),
    /** Points. */
    POINTS(false, "point without a face", "points without a face"),
    /** Free curves. */
    CURVES(false, "curve without a face", "curves without a face"),
    /** Meshes on bones. */
    SKINNED(false, "mesh on bones, taken as it rests", "meshes on bones, taken as they rest"),
    /** Meshes with further shapes. */
    SHAPE_KEYS(
        false,
        "mesh with shape keys, taken in its basis shape",
        "meshes with shape keys, taken in their basis shape"),
    /** Objects with triangles of a file of which a manifest takes others. */
    NOT_NAMED(
        false,
        "object that no entry of the manifest takes",
        "objects that no entry of the manifest takes"),
    /** What an importer said that is none of the others. */
    REMARKS(false, "remark of the importer", "remarks of the importer");

    private final boolean missing;
    private final String one;
    private final String many;

    Kind(boolean missing, String one, String many) {
      this.missing = missing;
      this.one = one;
      this.many = many;
    }

    /** Whether triangles may be missing that the designer has seen. */
    public boolean missing() {
      return missing;
    }

    /** {@code 1 edge without a face}, {@code 1,300 edges without a face}. */
    public String words(int count) {
      return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? one : many);
    }
  }

  /** Of an object, nothing further known. */
  public static LeftOut of(Kind kind, String object) {
    return new LeftOut(kind, object, "", "");
  }

  /** The same of which the first stands in a line of the file; not known when below 1. */
  public LeftOut inLine(int line) {
    return new LeftOut(kind, object, line < 1 ? "" : "line " + line, detail);
  }

  /** The same, named more closely. */
  public LeftOut named(String words) {
    return new LeftOut(kind, object, where, words);
  }
}
