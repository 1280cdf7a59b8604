package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.SharedData;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.mesh.level.Piece;

/** OpenCRG files of a circuit, read back and held against its triangles. */
class CurvedGridTest {

  /** Half a digit of the text, and a float step of heights of some metres. */
  private static final double EXACT = 2e-6;

  @TempDir Path folder;

  private static List<Piece> pieces() {
    return Circuit.generate(CircuitShape.SMALL).pieces("small.obj").stream()
        .filter(p -> p.name().matches("(road|kerb|verge)_.*"))
        .toList();
  }

  private CurvedGridReader grid(String format) throws Exception {
    Path level = Files.write(folder.resolve("small.obj"), ObjFile.bytes(pieces()));
    Path file = folder.resolve("road.crg");
    CliRun run = CliRun.of("ride", level.toString(), "--report", format + "=" + file);
    assertEquals(0, run.code(), run.toString());
    return CurvedGridReader.read(file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"crg", "crg-binary"})
  void heightsAreThoseOfTheTriangles(String format) throws Exception {
    CurvedGridReader grid = grid(format);
    double step = grid.road.get("REFERENCE_LINE_INCREMENT");
    double end = grid.road.get("REFERENCE_LINE_END_U");
    assertEquals(Math.round(end / step) + 1, grid.rows.size());
    double[][] line = grid.line();
    double[] last = line[line.length - 1];
    assertEquals(grid.road.get("REFERENCE_LINE_END_X"), last[0], 1e-3);
    assertEquals(grid.road.get("REFERENCE_LINE_END_Y"), last[1], 1e-3);
    assertTrue(Math.hypot(last[0] - line[0][0], last[1] - line[0][1]) < 2 * step, "a lap");
    double right = grid.road.get("LONG_SECTION_V_RIGHT");
    double spacing = grid.road.get("LONG_SECTION_V_INCREMENT");
    assertEquals(
        grid.channels.size() - 2,
        Math.round((grid.road.get("LONG_SECTION_V_LEFT") - right) / spacing));

    List<Piece> pieces = pieces();
    Random random = new Random(7);
    int compared = 0;
    for (int n = 0; n < 1500; n++) {
      int row = 1 + random.nextInt(grid.rows.size() - 2);
      int column = 1 + random.nextInt(grid.channels.size() - 1);
      double z = grid.rows.get(row)[column];
      if (!Double.isNaN(z)) {
        double before = grid.rows.get(row)[0];
        double turn = grid.rows.get(row + 1)[0] - before;
        double across = before + turn / 2 + Math.PI / 2;
        double v = (right + (column - 1) * spacing) / Math.cos(turn / 2);
        double x = line[row][0] + v * Math.cos(across);
        double y = line[row][1] + v * Math.sin(across);
        double off = off(pieces, x, -y, z);
        assertTrue(off < EXACT + 1e-3 * 0.2, "row " + row + ", column " + column + ": " + off);
        compared++;
      }
    }
    assertTrue(compared > 1000, compared + " were compared");
  }

  /** How far the nearest triangle over or under a place lies from a height. */
  private static double off(List<Piece> pieces, double x, double z, double height) {
    double least = Double.POSITIVE_INFINITY;
    for (Piece piece : pieces) {
      float[] p = piece.positions();
      int[] t = piece.triangles();
      for (int i = 0; i < t.length; i += 3) {
        double ax = p[3 * t[i]] - x;
        double az = p[3 * t[i] + 2] - z;
        double bx = p[3 * t[i + 1]] - x;
        double bz = p[3 * t[i + 1] + 2] - z;
        double cx = p[3 * t[i + 2]] - x;
        double cz = p[3 * t[i + 2] + 2] - z;
        double u = bx * cz - bz * cx;
        double v = cx * az - cz * ax;
        double w = ax * bz - az * bx;
        double sum = u + v + w;
        double edge = 1e-3 * Math.abs(sum);
        boolean inside = u * sum >= -edge && v * sum >= -edge && w * sum >= -edge;
        if (sum != 0 && inside) {
          double h =
              (u * p[3 * t[i] + 1] + v * p[3 * t[i + 1] + 1] + w * p[3 * t[i + 2] + 1]) / sum;
          least = Math.min(least, Math.abs(h - height));
        }
      }
    }
    return least;
  }

  /** The reader itself reads what others have written: rows, channels, what is missing. */
  @Test
  void samplesOfTheStandardAreReadByTheSameReader() throws Exception {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(
        shared.isPresent() && Files.isDirectory(shared.get().resolve("games/opencrg")),
        "the folder of games is not here");
    Path samples = shared.get().resolve("games/opencrg");
    CurvedGridReader curved = CurvedGridReader.read(samples.resolve("handmade_curved.crg"));
    assertEquals(8, curved.channels.size());
    assertEquals(23, curved.rows.size());
    assertTrue(Double.isNaN(curved.rows.get(0)[0]), "the first heading is not used");
    assertEquals(0.011, curved.rows.get(2)[0]);
    assertEquals(0.0333333, curved.rows.get(7)[7]);
    CurvedGridReader wide =
        CurvedGridReader.read(samples.resolve("handmade_curved_banked_sloped.crg"));
    assertEquals(10, wide.channels.size());
    assertEquals(23, wide.rows.size());
    CurvedGridReader twice = CurvedGridReader.read(samples.resolve("handmade_straight_double.crg"));
    assertEquals(7, twice.channels.size());
    assertEquals(0.0111111, twice.rows.get(1)[3]);
  }
}
