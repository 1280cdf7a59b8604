package org.trackwalk.io.worker;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What the words of a warning of Assimp say for themselves, without the names in it: an object may
 * be called {@code road_surface} and a file {@code race track.blend}. Both ends ask: one which
 * warnings to keep of too many, the other what they mean. By the words of Assimp 6 (the loaders of
 * FBX, BLEND, LWO, DXF, ASE, COB and X).
 */
public final class RemarkWords {

  /**
   * Names: whatever stands between quotes, and what follows {@code name:}. An apostrophe inside a
   * word is none.
   */
  private static final Pattern NAMES =
      Pattern.compile("\".*?\"|`.*?`|(?<!\\w)'.*?'(?!\\w)|(?<=\\bname: )[^,;()]+");

  /** Not about where a triangle is: words and phrases, whole ones. */
  private static final Pattern LOOKS =
      Pattern.compile(
          "(?<!\\w)(?:"
              + String.join(
                  "|",
                  "textur\\w*",
                  "(?:sub)?materials?",
                  "\\*(?:material_count|numsubmtls)",
                  "uvs?",
                  "data element",
                  "input data",
                  "vertex data channel",
                  "vertex layer element",
                  "tvertex",
                  "lights?",
                  "cameras?",
                  "animat\\w*",
                  "(?:bi)?normals?",
                  "mesh_(?:face|vertex)normal",
                  "tangents?",
                  "shaders?",
                  "shading",
                  "(?<!object )keys?",
                  "object for connection does not exist",
                  "cluster",
                  "blendshape(?:channel)?",
                  "embedded content",
                  "key ?frames?",
                  "bones?",
                  "smoothing",
                  "hierarchy",
                  "pivots?",
                  "controllers?",
                  "vmap",
                  "vmad",
                  "envl",
                  "clips?",
                  "surf\\.blok",
                  "(?:source|duplicate) surface",
                  "surface (?:shader|chunk|blok|index)",
                  "mapping",
                  "map (?:type|entry|mode)",
                  "weights?",
                  "thumb\\w*",
                  "colou?rs?",
                  "propert\\w*",
                  "globalsettings",
                  "format version",
                  "definitions",
                  "video",
                  "empty geometry",
                  "empty line",
                  "with no (?:faces|vertices)",
                  "0 indices",
                  "geometry layers",
                  "null geometry",
                  "look-at",
                  "fov",
                  "blenddna",
                  "unsupported chunk",
                  "span chunk",
                  "node transformation",
                  "unknown data object")
              + ")(?!\\w)");

  /** The loader of COB puts the words of the format between quotes too. */
  private static final List<String> QUOTED_LOOKS = List.of("in `mat1` chunk", "in `lght` chunk");

  /** A face or a part of a mesh is missing, in the words of a loader. */
  private static final Pattern LOST =
      Pattern.compile(
          String.join(
              "|",
              "vertex index overflow",
              "chunk overflow",
              "(?<!uv-)face has an invalid index",
              "invalid vertex index(?! in mesh_(?:face|vertex)normal)",
              "parse \\*mesh_face ",
              "face index is out of range",
              "face record",
              "unknown polygon type",
              "not enough vertices for polymesh",
              "unexpected face count",
              "more than 4 indices",
              "unexpected vertex setup",
              "unexpected vertex count",
              "part of a poly-?face",
              "polyline instance is nullptr",
              "`hole` line",
              "failed to convert source object",
              "failed to convert element to dom object, class: geometry"));

  private static final String PARTS = "(?:mesh(?:es)?|faces?|polygons?|triangles?)";

  /** The same in words that no loader is known to use: what is done, and to what. */
  private static final Pattern SAYS_LOST =
      Pattern.compile(
          "\\b(?:skip|ignor|drop|discard|remov|los)(?:p?ing|p?ed|t) (?:[\\w-]+ ){0,2}"
              + PARTS
              + "(?!'s)(?=\\s*(?:$|[^\\w\\s]))"
              + "|(?<![\\w-])"
              + PARTS
              + "(?: [\"'`]+)? (?:(?:is|are|was|were|will be|has been|have been) )?"
              + "(?:skipped|ignored|dropped|discarded|removed|lost|missing|broken)\\b");

  private final String whole;
  private final String nameless;

  private RemarkWords(String whole, String nameless) {
    this.whole = whole;
    this.nameless = nameless;
  }

  /**
   * Of a warning.
   *
   * @param remark one line
   * @param file name of the file that was read, without folders; empty when not known
   */
  public static RemarkWords of(String remark, String file) {
    String unnamed = file.isEmpty() ? remark : remark.replace(file, "\"\"");
    String nameless = NAMES.matcher(unnamed).replaceAll("\"\"");
    return new RemarkWords(remark.toLowerCase(Locale.ROOT), nameless.toLowerCase(Locale.ROOT));
  }

  /** Whether a loader of Assimp says so when it could not read a face or a part of a mesh. */
  public boolean areOfALoss() {
    return LOST.matcher(whole).find();
  }

  /** Whether it says that faces or a mesh are missing, in whatever words. */
  public boolean tellALoss() {
    return areOfALoss() || SAYS_LOST.matcher(nameless).find();
  }

  /** Whether it is about looks, lights or movement, or fields that older files do not have. */
  public boolean areAboutLooks() {
    return !tellALoss()
        && (LOOKS.matcher(nameless).find() || QUOTED_LOOKS.stream().anyMatch(whole::contains));
  }
}
