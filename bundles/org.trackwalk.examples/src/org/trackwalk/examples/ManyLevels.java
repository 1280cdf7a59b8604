package org.trackwalk.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.writer.GlbFile;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.examples.writer.StlFile;
import org.trackwalk.mesh.level.Piece;

/**
 * Writes a night's work: many levels, each in a folder of its own, most of them clean, some with a
 * planted defect, one in a hundred cut off in the middle. {@code java
 * org.trackwalk.examples.ManyLevels FOLDER COUNT [LARGEST]}; the same arguments give the same
 * bytes.
 */
public final class ManyLevels {

  private static final long SEED = 20260;

  /** Triangles of the largest levels unless said otherwise. */
  private static final int LARGEST = 40_000;

  /** One level in so many has defects, and one in so many cannot be read. */
  private static final int DEFECTS = 5;

  private static final int BROKEN = 100;

  /** Fewer triangles have no room for a defect. */
  private static final int SMALLEST = 6000;

  private static final List<DefectKind> KINDS =
      List.of(
          DefectKind.SEAM_HALF_MM,
          DefectKind.FLIPPED_ON_ROAD,
          DefectKind.GAP,
          DefectKind.DUPLICATE_TRIANGLE);

  private ManyLevels() {}

  /**
   * Writes the levels.
   *
   * @param arguments the folder, made when it is absent; how many; triangles of the largest
   * @throws IOException when a file cannot be written
   * @throws IllegalArgumentException when there are not two or three arguments
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length < 2 || arguments.length > 3) {
      throw new IllegalArgumentException("FOLDER COUNT [LARGEST] is needed");
    }
    int largest = arguments.length == 3 ? Integer.parseInt(arguments[2]) : LARGEST;
    int count = Integer.parseInt(arguments[1]);
    for (int i = 0; i < count; i++) {
      write(Path.of(arguments[0]), i, largest);
    }
  }

  /** The name of a level, which is also that of its folder and file. */
  public static String name(int level) {
    return String.format(Locale.ROOT, "level-%04d", level);
  }

  /**
   * Writes one level; the others need not be there.
   *
   * @param folder the levels' folder
   * @param level its number, from 0
   * @param largest its triangles at most, about; most levels have a tenth of that
   * @return the mesh file
   */
  public static Path write(Path folder, int level, int largest) throws IOException {
    SplittableRandom random = new SplittableRandom(SEED + level);
    // Few levels are large: the size falls off as the square of a uniform number.
    double size = random.nextDouble();
    CircuitShape shape =
        CircuitShape.ofTriangles(Math.max(SMALLEST, (int) (largest * size * size)));
    Circuit circuit =
        Circuit.generate(shape)
            .elsewhere(random.nextDouble() * Math.PI, random.nextInt(200), random.nextInt(200));
    String ending = List.of("obj", "glb", "obj", "stl").get(level % 4);
    List<Piece> pieces = pieces(circuit, level, random);
    byte[] bytes =
        switch (ending) {
          case "glb" -> GlbFile.bytes(pieces);
          case "stl" -> StlFile.bytes(pieces);
          default -> ObjFile.bytes(pieces);
        };
    Path file = folder.resolve(name(level)).resolve(name(level) + "." + ending);
    Files.createDirectories(file.getParent());
    boolean broken = level % BROKEN == BROKEN - 1;
    Files.write(file, broken ? Arrays.copyOf(bytes, bytes.length / 3) : bytes);
    return file;
  }

  private static List<Piece> pieces(Circuit circuit, int level, SplittableRandom random) {
    if (level % DEFECTS != DEFECTS - 1) {
      return circuit.pieces("circuit");
    }
    DefectKind kind = KINDS.get(random.nextInt(KINDS.size()));
    return PlantedCircuit.plant(circuit, SEED + level, List.of(kind)).pieces("circuit");
  }
}
