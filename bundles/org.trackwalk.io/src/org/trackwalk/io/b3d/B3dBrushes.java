package org.trackwalk.io.b3d;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PictureFinder;
import org.trackwalk.io.look.PictureSource;

/** The brushes of a file, which is what the format calls materials, and their textures. */
final class B3dBrushes {

  /** Position, scale and turn of a texture, flags and blend mode. */
  private static final int TEXTURE_NUMBERS = 28;

  /** Colour, shininess, blend mode, effects. */
  private static final int BRUSH_NUMBERS = 28;

  /** Where among them the effects stand. */
  private static final int EFFECTS_AT = 24;

  /** The effect that draws both sides of a triangle. */
  private static final int BOTH_SIDES = 16;

  /** Textures that a brush can have. */
  private static final int MOST_TEXTURES = 8;

  private final ChunkInput input;
  private final List<String> textures = new ArrayList<>();
  private final List<Brush> brushes = new ArrayList<>();

  /** Textures as the file names them, with their flags. */
  private final List<String> paths = new ArrayList<>();

  private final List<Integer> flags = new ArrayList<>();

  /** Flags of a texture of which parts are seen through: blended or left out. */
  private static final int SEEN_THROUGH = 2 | 4;

  private record Brush(String name, int texture, boolean twoSided, int rgb) {}

  B3dBrushes(ChunkInput input) {
    this.input = input;
  }

  /** Reads a chunk {@code TEXS}. */
  void addTextures(B3dChunk chunk) throws ImportException {
    int at = chunk.start();
    while (at < chunk.end()) {
      int zero = input.endOfName(at, chunk.end());
      input.require(zero + 1, TEXTURE_NUMBERS, chunk.end(), "a texture");
      String path = input.name(at, zero);
      textures.add(lastStep(path));
      paths.add(path);
      flags.add(input.intAt(zero + 1));
      at = zero + 1 + TEXTURE_NUMBERS;
    }
  }

  /** Reads a chunk {@code BRUS}. */
  void addBrushes(B3dChunk chunk) throws ImportException {
    input.require(chunk.start(), 4, chunk.end(), "the list of brushes");
    int perBrush = input.intAt(chunk.start());
    if (perBrush < 0 || perBrush > MOST_TEXTURES) {
      throw input.refusal(
          chunk.start(),
          "a brush has " + perBrush + " textures, not 0 to " + MOST_TEXTURES + "; export again");
    }
    int at = chunk.start() + 4;
    while (at < chunk.end()) {
      int zero = input.endOfName(at, chunk.end());
      int numbers = zero + 1;
      input.require(numbers, BRUSH_NUMBERS + 4 * perBrush, chunk.end(), "a brush");
      int texture = -1;
      for (int i = 0; i < perBrush && texture < 0; i++) {
        texture = input.intAt(numbers + BRUSH_NUMBERS + 4 * i);
      }
      boolean twoSided = (input.intAt(numbers + EFFECTS_AT) & BOTH_SIDES) != 0;
      int rgb =
          MaterialLook.rgb(
              input.floatAt(numbers), input.floatAt(numbers + 4), input.floatAt(numbers + 8));
      brushes.add(new Brush(input.name(at, zero), texture, twoSided, rgb));
      at = numbers + BRUSH_NUMBERS + 4 * perBrush;
    }
  }

  /**
   * What a brush is called: its first texture, since exporters number brushes and designers know
   * textures; else its own name. Empty for no brush.
   */
  String surface(int brush) {
    if (brush < 0) {
      return "";
    }
    if (brush >= brushes.size()) {
      return "brush " + brush;
    }
    Brush found = brushes.get(brush);
    boolean textured = found.texture >= 0 && found.texture < textures.size();
    String texture = textured ? textures.get(found.texture) : "";
    if (!texture.isEmpty()) {
      return texture;
    }
    return found.name.isEmpty() ? "brush " + brush : found.name;
  }

  /** Whether a brush draws both sides of its triangles. */
  boolean twoSided(int brush) {
    return brush >= 0 && brush < brushes.size() && brushes.get(brush).twoSided;
  }

  /** How the brushes look, in their order. */
  List<MaterialLook> looks(PictureFinder finder) {
    List<MaterialLook> looks = new ArrayList<>();
    for (int i = 0; i < brushes.size(); i++) {
      Brush brush = brushes.get(i);
      boolean textured = brush.texture >= 0 && brush.texture < paths.size();
      String path = textured ? paths.get(brush.texture) : "";
      if (path.isEmpty()) {
        looks.add(MaterialLook.plain(surface(i), brush.rgb));
        continue;
      }
      PictureSource picture = finder.file(path).map(PictureSource::of).orElse(null);
      boolean cutout = (flags.get(brush.texture) & SEEN_THROUGH) != 0;
      String notFound = picture == null ? lastStep(path) : "";
      looks.add(new MaterialLook(surface(i), brush.rgb, brush.rgb, picture, notFound, cutout));
    }
    return looks;
  }

  private static String lastStep(String path) {
    return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  }
}
