package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Two parts of a road in a 3D Studio file share a border bit by bit, though each was turned about
 * an axis of its own before it was saved.
 */
class StudioBorderTest {

  /** Metres from one row of vertices to the next. */
  private static final float STEP = 0.7f;

  private static final int ROWS = 40;

  private static final Set<String> RULES = Set.of("weld.near-miss", "weld.frames");

  /** Angles about z, and origins, of the two objects. */
  private static final double[][] AXES = {{0.7, 103.3, -41.7}, {-2.2, 117.9, 12.6}};

  @TempDir Path folder;

  @Test
  void aSharedBorderIsNoNearMiss() throws Exception {
    Path file = Files.write(folder.resolve("road.3ds"), file());

    List<Piece> pieces =
        Importers.forFileName("road.3ds")
            .orElseThrow()
            .read(ImportRequest.of(file), Progress.none())
            .pieces();

    assertEquals(2, pieces.size());
    for (int i = 0; i < 2; i++) {
      assertTrue(pieces.get(i).frame().unmoved());
      assertArrayEquals(strip(i), pieces.get(i).positions());
    }
    assertEquals(List.of(), findings(pieces));
  }

  @Test
  void turnedBackByFloatMatricesItWouldBe() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      float[] m = matrix(i);
      double[] rows = new double[12];
      for (int k = 0; k < 12; k++) {
        rows[4 * (k % 3) + k / 3] = m[k];
      }
      pieces.add(
          Piece.named("road_" + i, "road.3ds")
              .mesh(turnedBack(strip(i), m), triangles())
              .frame(Frame.of(rows, UpAxis.Z, LengthUnit.METRE))
              .build());
    }
    assertTrue(!findings(pieces).isEmpty(), "the border is whole");
  }

  private static List<Finding> findings(List<Piece> pieces) {
    Level level = new Level("road", "", pieces, List.of(), List.of("road.3ds"), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(RULES);
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }

  /** Rows along y, two vertices each; both strips have those at x = 105.1. */
  private static float[] strip(int part) {
    float[] xyz = new float[6 * ROWS];
    for (int row = 0; row < ROWS; row++) {
      for (int side = 0; side < 2; side++) {
        int at = 6 * row + 3 * side;
        xyz[at] = 105.1f + (part + side - 1) * 8.3f;
        xyz[at + 1] = row * STEP - 13.7f;
        xyz[at + 2] = (float) (Math.sin(0.1 * row) + 2.3);
      }
    }
    return xyz;
  }

  private static int[] triangles() {
    int[] corners = new int[6 * (ROWS - 1)];
    for (int row = 0; row + 1 < ROWS; row++) {
      int a = 2 * row;
      int[] quad = {a, a + 1, a + 2, a + 2, a + 1, a + 3};
      System.arraycopy(quad, 0, corners, 6 * row, 6);
    }
    return corners;
  }

  /** Axes and origin as the file has them. */
  private static float[] matrix(int part) {
    float c = (float) Math.cos(AXES[part][0]);
    float s = (float) Math.sin(AXES[part][0]);
    return new float[] {
      c, s, 0, -s, c, 0, 0, 0, 1, (float) AXES[part][1], (float) AXES[part][2], 2.3f
    };
  }

  /** What a reader does that works in single precision; of a turn the inverse is the transpose. */
  private static float[] turnedBack(float[] xyz, float[] m) {
    float[] back = new float[xyz.length];
    for (int i = 0; i < xyz.length; i += 3) {
      for (int k = 0; k < 3; k++) {
        float move = -(m[3 * k] * m[9] + m[3 * k + 1] * m[10] + m[3 * k + 2] * m[11]);
        back[i + k] =
            m[3 * k] * xyz[i] + m[3 * k + 1] * xyz[i + 1] + m[3 * k + 2] * xyz[i + 2] + move;
      }
    }
    return back;
  }

  private static byte[] file() {
    byte[][] objects = new byte[2][];
    byte[][] nodes = new byte[2][];
    for (int i = 0; i < 2; i++) {
      byte[] name = ("road_" + i + "\0").getBytes(StandardCharsets.US_ASCII);
      objects[i] = chunk(0x4000, name, chunk(0x4100, vertices(i), axes(i), faces()));
      // The angle turns to the left seen along the axis.
      byte[] turn = floats((float) -AXES[i][0], 0, 0, 1);
      byte[] place = floats((float) AXES[i][1], (float) AXES[i][2], 2.3f);
      nodes[i] =
          chunk(
              0xB002,
              chunk(0xB010, name, shorts(0, 0, 0xFFFF)),
              chunk(0xB020, track(), place),
              chunk(0xB021, track(), turn));
    }
    return chunk(0x4D4D, chunk(0x3D3D, objects), chunk(0xB000, nodes));
  }

  private static byte[] vertices(int part) {
    return chunk(0x4110, shorts(2 * ROWS), floats(strip(part)));
  }

  private static byte[] axes(int part) {
    return chunk(0x4160, floats(matrix(part)));
  }

  private static byte[] faces() {
    int[] corners = triangles();
    int[] numbers = new int[corners.length / 3 * 4];
    for (int i = 0; i < corners.length; i++) {
      numbers[i / 3 * 4 + i % 3] = corners[i];
    }
    return chunk(0x4120, shorts(corners.length / 3), shorts(numbers));
  }

  /** A track of one key, up to the key's numbers. */
  private static byte[] track() {
    return shorts(0, 0, 0, 0, 0, 1, 0, 0, 0, 0);
  }

  private static byte[] chunk(int id, byte[]... content) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : content) {
      all.writeBytes(part);
    }
    ByteBuffer chunk = ByteBuffer.allocate(6 + all.size()).order(ByteOrder.LITTLE_ENDIAN);
    return chunk.putShort((short) id).putInt(6 + all.size()).put(all.toByteArray()).array();
  }

  private static byte[] shorts(int... values) {
    ByteBuffer bytes = ByteBuffer.allocate(2 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    for (int value : values) {
      bytes.putShort((short) value);
    }
    return bytes.array();
  }

  private static byte[] floats(float... values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    for (float value : values) {
      bytes.putFloat(value);
    }
    return bytes.array();
  }
}
