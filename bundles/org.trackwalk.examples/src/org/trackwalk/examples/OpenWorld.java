package org.trackwalk.examples;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.writer.GlbFile;
import org.trackwalk.examples.writer.JsonText;
import org.trackwalk.mesh.level.Piece;

/**
 * Writes a world of hills with a road in its middle, one binary glTF file for each square of it and
 * one for the road, and a manifest. {@code java org.trackwalk.examples.OpenWorld FOLDER COLUMNS
 * ROWS [PATCHES]}; a square has PATCHES by PATCHES pieces of 125,000 triangles, 9 unless said,
 * which are 10.1 million. Of the road a row of triangles is missing.
 */
public final class OpenWorld {

  /** Quads along the side of a piece: its vertices can be counted in 16 bits. */
  static final int QUADS = 250;

  /** Metres from vertex to vertex; a sum of them is exact. */
  static final double STEP = 1.25;

  private static final int PATCHES = 9;

  /** Radius of the road's middle, metres, and of its lines to both sides. */
  private static final double RADIUS = 600;

  private static final double[] ACROSS = {-6, -2, 2, 6};

  /** How high the road lies over the flat ground in the middle, metres. */
  private static final float ABOVE = 0.05f;

  private static final int ROAD_PIECES = 9;
  private static final int ROWS = 100;

  /** Where the row is missing: piece and row. */
  private static final int[] GONE = {4, 50};

  /** Metres beside the road at which hills begin, and over which they rise. */
  private static final double FLAT = 150;

  private static final double RISE = 800;

  private final int patches;
  private final double middleX;
  private final double middleZ;

  private OpenWorld(int columns, int rows, int patches) {
    this.patches = patches;
    middleX = columns * patches * QUADS * STEP / 2;
    middleZ = rows * patches * QUADS * STEP / 2;
  }

  /**
   * Writes a world.
   *
   * @param arguments the folder, made when it is absent; squares along x and z; pieces along a
   *     square's side
   * @throws IOException when a file cannot be written
   * @throws IllegalArgumentException when there are not three or four arguments
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length < 3 || arguments.length > 4) {
      throw new IllegalArgumentException("FOLDER COLUMNS ROWS [PATCHES] is needed");
    }
    int patches = arguments.length == 4 ? Integer.parseInt(arguments[3]) : PATCHES;
    write(
        Path.of(arguments[0]),
        Integer.parseInt(arguments[1]),
        Integer.parseInt(arguments[2]),
        patches);
  }

  /**
   * Writes a world.
   *
   * @return the manifest
   */
  public static Path write(Path folder, int columns, int rows, int patches) throws IOException {
    OpenWorld world = new OpenWorld(columns, rows, patches);
    Files.createDirectories(folder);
    List<Object> files = new ArrayList<>();
    for (int column = 0; column < columns; column++) {
      for (int row = 0; row < rows; row++) {
        String name = "terrain_" + column + "_" + row + ".glb";
        Files.write(folder.resolve(name), GlbFile.compact(world.square(column, row)));
        files.add(Map.of("file", name));
      }
    }
    Files.write(folder.resolve("road.glb"), GlbFile.compact(world.road()));
    files.add(Map.of("file", "road.glb"));
    Map<String, Object> manifest = new LinkedHashMap<>();
    manifest.put("schema", "trackwalk-manifest/1");
    manifest.put("name", "open world");
    manifest.put("units", "m");
    manifest.put("up", "y");
    manifest.put("corridor", Map.of("pieces", List.of("road_*")));
    manifest.put("pieces", files);
    Path file = folder.resolve("world.trackwalk.json");
    return Files.write(file, JsonText.of(manifest).getBytes(StandardCharsets.UTF_8));
  }

  private List<Piece> square(int column, int row) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < patches * patches; i++) {
      int x = (column * patches + i / patches) * QUADS;
      int z = (row * patches + i % patches) * QUADS;
      String name = "terrain_" + column + "_" + row + "_" + i;
      pieces.add(grid(name, patch(x, z), QUADS, QUADS, -1));
    }
    return pieces;
  }

  /** Vertices of a patch from a corner on, row by row along z. */
  private float[] patch(int fromX, int fromZ) {
    float[] xyz = new float[3 * (QUADS + 1) * (QUADS + 1)];
    int at = 0;
    for (int i = 0; i <= QUADS; i++) {
      for (int k = 0; k <= QUADS; k++) {
        double x = (fromX + i) * STEP;
        double z = (fromZ + k) * STEP;
        xyz[at++] = (float) x;
        xyz[at++] = (float) height(x, z);
        xyz[at++] = (float) z;
      }
    }
    return xyz;
  }

  private double height(double x, double z) {
    double off = StrictMath.hypot(x - middleX, z - middleZ) - RADIUS - FLAT;
    double part = Math.clamp(off / RISE, 0, 1);
    double hill = 25 * StrictMath.sin(x / 190) * StrictMath.cos(z / 230);
    double bump = 6 * StrictMath.sin(x / 47 + z / 71);
    return part * part * (3 - 2 * part) * (hill + bump);
  }

  private List<Piece> road() {
    List<Piece> pieces = new ArrayList<>();
    int wide = ACROSS.length;
    for (int p = 0; p < ROAD_PIECES; p++) {
      float[] xyz = new float[3 * wide * (ROWS + 1)];
      for (int r = 0; r <= ROWS; r++) {
        int row = (p * ROWS + r) % (ROAD_PIECES * ROWS);
        double angle = 2 * Math.PI * row / (ROAD_PIECES * ROWS);
        for (int k = 0; k < wide; k++) {
          double radius = RADIUS + ACROSS[wide - 1 - k];
          int at = 3 * (r * wide + k);
          xyz[at] = (float) (middleX + radius * StrictMath.cos(angle));
          xyz[at + 1] = ABOVE;
          xyz[at + 2] = (float) (middleZ + radius * StrictMath.sin(angle));
        }
      }
      pieces.add(grid("road_" + p, xyz, ROWS, wide - 1, p == GONE[0] ? GONE[1] : -1));
    }
    return pieces;
  }

  /**
   * A mesh of rows of vertices.
   *
   * @param without a row of quads that is not there; -1 for none
   */
  private static Piece grid(String name, float[] xyz, int rows, int wide, int without) {
    int[] corners = new int[6 * wide * (without < 0 ? rows : rows - 1)];
    int at = 0;
    for (int r = 0; r < rows; r++) {
      for (int k = 0; k < wide && r != without; k++) {
        int a = r * (wide + 1) + k;
        int b = a + wide + 1;
        for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
          corners[at++] = corner;
        }
      }
    }
    return Piece.named(name, "world.glb").mesh(xyz, corners).build();
  }
}
