package org.trackwalk.check.repair;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.fix.FixList;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.writer.GlbFile;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.examples.writer.PlyFile;
import org.trackwalk.examples.writer.StlFile;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.io.patch.UndoFile;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Planted defects are fixed without making others, in every format, and come back with undo. */
final class FixPlannerTest {

  /** What a fixer takes away whole, each in a place of its own. */
  private static final List<DefectKind> PLANTED =
      List.of(
          DefectKind.VERTEX_8_ULP,
          DefectKind.SEAM_8_ULP,
          DefectKind.SEAM_HALF_MM,
          DefectKind.SIGNED_ZERO_SEAM,
          DefectKind.REPEATED_CORNER,
          DefectKind.ZERO_AREA,
          DefectKind.DUPLICATE_TRIANGLE,
          DefectKind.FLIPPED_ON_ROAD,
          DefectKind.FLIPPED_ON_VERGE,
          DefectKind.SLIVER,
          DefectKind.T_VERTEX,
          DefectKind.HOLE_IN_PIECE,
          DefectKind.HOLE_AT_SEAM);

  @TempDir private Path folder;

  private static CheckSettings settings() {
    return CheckSettings.defaults().withJobs(1);
  }

  private static LevelSource source(Path path) {
    return LevelFinder.find(List.of(path), LoadOptions.DEFAULT, Progress.none()).get(0);
  }

  private static FixPlan plan(Path path) throws Exception {
    FixPlan plan =
        FixPlanner.plan(source(path), LoadOptions.DEFAULT, settings(), f -> true, Progress.none());
    Map<String, Integer> refused = new TreeMap<>();
    plan.refused().forEach(p -> refused.merge(p.finding().rule(), 1, Integer::sum));
    Map<String, Integer> left = new TreeMap<>(plan.countsAfter());
    left.keySet().retainAll(FixList.rules());
    assertEquals(left, refused, "whatever is left and has a fixer is refused, with a reason");
    assertTrue(plan.refused().stream().noneMatch(p -> p.refusal().isEmpty()), why(plan));
    return plan;
  }

  private Path write(String name, byte[] bytes) throws Exception {
    Path file = folder.resolve(name);
    Files.write(file, bytes);
    return file;
  }

  private static byte[] bytes(String format, List<Piece> pieces) {
    return switch (format) {
      case "obj" -> ObjFile.bytes(pieces);
      case "glb" -> GlbFile.bytes(pieces);
      case "stl" -> StlFile.bytes(pieces);
      case "ply" -> PlyFile.bytes(pieces);
      default -> AcFile.text(pieces).getBytes(StandardCharsets.US_ASCII);
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"obj", "glb", "stl", "ply", "ac"})
  void whatIsPlantedIsFixedAndNothingElseIsMade(String format) throws Exception {
    Circuit circuit = Circuit.generate(new CircuitShape(12, 12, 100, 10, 4, 5, 1, 0.02, 7));
    PlantedCircuit planted = PlantedCircuit.plant(circuit, 3, PLANTED);
    Path file = write("planted." + format, bytes(format, planted.pieces("planted." + format)));
    byte[] before = Files.readAllBytes(file);

    FixPlan plan = plan(file);
    PatchedFiles.apply(plan.patches());
    Map<String, Integer> counts = counts(file);

    assertEquals(plan.countsAfter(), counts, "the plan says what comes");
    List<String> rules = List.copyOf(plan.countsBefore().keySet());
    assertEquals(rules.stream().sorted().toList(), rules, "the same order in every run");
    for (Proposal made : plan.made()) {
      String rule = made.finding().rule();
      // In formats with texture coordinates at each vertex copies are no fault and stay.
      assertEquals(
          0, counts.getOrDefault(rule, 0), format + ": " + rule + " is left: " + why(plan));
    }
    counts.keySet().removeAll(plan.countsBefore().keySet());
    assertEquals(Map.of(), counts, "rules that spoke first afterwards, " + format);
    // A file without pieces has no seams between pieces, and no dictionary for its road.
    int least = format.equals("stl") || format.equals("ply") ? 6 : 12;
    assertTrue(plan.made().size() >= least, format + ": " + what(plan) + why(plan));
    undo(file, plan.patches(), before);
  }

  private void undo(Path file, List<FilePatch> patches, byte[] before) throws Exception {
    Path undo = folder.resolve("back.json");
    UndoFile.write(undo, patches);
    PatchedFiles.apply(UndoFile.read(undo));
    assertArrayEquals(before, Files.readAllBytes(file));
  }

  private static Map<String, Integer> counts(Path path) throws Exception {
    Level level = source(path).load(Progress.none());
    Map<String, Integer> counts = new TreeMap<>();
    for (Finding f : LevelCheck.open(level, settings(), Progress.none()).findings()) {
      counts.merge(f.rule(), 1, Integer::sum);
    }
    return counts;
  }

  private static String what(FixPlan plan) {
    return plan.made().stream()
        .map(p -> p.finding().rule() + ": " + p.fix().what())
        .collect(Collectors.joining("\n", "\nmade\n", ""));
  }

  private static String why(FixPlan plan) {
    return plan.refused().stream()
        .map(p -> p.finding().rule() + ": " + p.refusal())
        .collect(Collectors.joining("\n", "\nrefused\n", ""));
  }

  @Test
  void findingsAreFixableExactlyWhenAFixerProposes() throws Exception {
    Circuit circuit = Circuit.generate(CircuitShape.EXAMPLE);
    PlantedCircuit planted = PlantedCircuit.plant(circuit, 5, List.of(DefectKind.values()));
    CheckedLevel checked = LevelCheck.open(planted.level(), settings(), Progress.none());
    Map<Finding, Boolean> safe = new IdentityHashMap<>();
    for (Proposal p : FixList.propose(checked.context(), checked.findings())) {
      safe.put(p.finding(), p.safe());
      assertEquals(p.safe(), p.refusal().isEmpty());
    }
    for (Finding f : checked.findings()) {
      assertEquals(safe.getOrDefault(f, false), f.fixable(), f.rule() + ": " + f.message());
    }
    assertTrue(safe.containsValue(true) && safe.containsValue(false));
  }

  /** Three road pieces that meet in one corner, each with its own idea of it. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 4000, -12000})
  void aCornerOfThreePiecesMovesAsOne(double far) throws Exception {
    List<Piece> pieces = new ArrayList<>();
    float step = Math.ulp((float) Math.max(8, Math.abs(far)));
    // A quarter each but for one; the corner is at (0, 0) and one float step off in two pieces.
    pieces.add(quarter("road_a", far, 0, -4, 4, -4, 4, 0, 0).build("corner.obj"));
    pieces.add(quarter("road_b", far, 1, -4, 0, 4, 8, 0, 0).build("corner.obj"));
    pieces.add(quarter("road_c", far, 2, 0, 4, 4, 8, 0, 0).build("corner.obj"));
    Path file = write("corner.obj", shifted(ObjFile.bytes(pieces), (float) far, step));
    assertTrue(counts(file).getOrDefault("weld.near-miss", 0) > 0, counts(file).toString());

    FixPlan plan = plan(file);

    assertEquals(0, plan.countsAfter().getOrDefault("weld.near-miss", 0), why(plan));
    assertTrue(plan.made().stream().allMatch(p -> p.fix().largestMove() <= 2 * step));
  }

  /** A rectangle of squares of 4 m. */
  private static MeshDraft quarter(
      String name, double far, int n, double x0, double x1, double z0, double z1, double y, int k) {
    MeshDraft draft = new MeshDraft(name, SurfaceClass.ROAD);
    for (double x = x0; x < x1; x += 4) {
      for (double z = z0; z < z1; z += 4) {
        int a = draft.vertex(far + x, y, z);
        int b = draft.vertex(far + x, y, z + 4);
        int c = draft.vertex(far + x + 4, y, z + 4);
        int d = draft.vertex(far + x + 4, y, z);
        draft.quad(a, b, c, d, "asphalt");
      }
    }
    return draft;
  }

  /** Moves the corner at x = far, z = 4 of the second and third object by one and two steps. */
  private static byte[] shifted(byte[] obj, float far, float step) {
    String[] lines = new String(obj, StandardCharsets.US_ASCII).split("\n");
    int piece = 0;
    for (int i = 0; i < lines.length; i++) {
      if (lines[i].startsWith("o ")) {
        piece++;
      } else if (lines[i].startsWith("v ")) {
        String[] words = lines[i].split(" ");
        boolean corner =
            Float.parseFloat(words[1]) == far && Float.parseFloat(words[3]) == 4 && piece > 1;
        if (corner) {
          lines[i] = "v " + (far + (piece - 1) * step) + " " + words[2] + " " + words[3];
        }
      }
    }
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.US_ASCII);
  }

  /** One piece stands in the file as it is, the other is turned, scaled and moved there. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1,0,0,0.3,0,1,0,0,0,0,1,0.7",
        "0,0,1,1000.1,0,1,0,0,-1,0,0,-3000.7",
        "0.1,0,0,0,0,0.1,0,0,0,0,0.1,0",
        "0.8,0,0.6,5,0,1,0,0,-0.6,0,0.8,7"
      })
  void seamsBetweenFramesBecomeEqualOrAreRefused(String matrix) throws Exception {
    double[] m = Arrays.stream(matrix.split(",")).mapToDouble(Double::parseDouble).toArray();
    StringBuilder local = new StringBuilder("o road_b\n");
    StringBuilder world = new StringBuilder("o road_a\n");
    // A strip of ten squares along z; its border at x = 0 is shared, as good as floats can.
    Frame frame = Frame.of(m, UpAxis.Y, LengthUnit.METRE);
    float[] placed = new float[3];
    double scale = m[5]; // up stays up, so this is how much larger things become
    for (int i = 0; i <= 10; i++) {
      for (int side = 0; side < 2; side++) {
        float x = (float) (side * 4 / scale);
        float z = (float) ((i * 4 + 0.1) / scale);
        local.append("v ").append(x).append(" 0 ").append(z).append('\n');
        frame.place((float) ((side - 1) * 4 / scale), 0, z, placed, 0);
        // The step beside zero is no length.
        float next = placed[0] == 0 ? Math.ulp(1f) : Math.nextUp(placed[0]);
        float wx = side == 1 ? next : placed[0];
        world.append("v ").append(wx).append(" 0 ").append(placed[2]).append('\n');
      }
    }
    for (int i = 0; i < 10; i++) {
      int a = 2 * i + 1;
      String faces =
          "f " + a + " " + (a + 2) + " " + (a + 3) + "\nf " + a + " " + (a + 3) + " " + (a + 1)
              + "\n";
      local.append(faces);
      world.append(faces);
    }
    write("a.obj", world.toString().getBytes(StandardCharsets.US_ASCII));
    write("b.obj", local.toString().getBytes(StandardCharsets.US_ASCII));
    // Column after column, as in glTF.
    List<String> columns = new ArrayList<>();
    for (int column = 0; column < 4; column++) {
      for (int row = 0; row < 4; row++) {
        columns.add(Double.toString(row < 3 ? m[4 * row + column] : column == 3 ? 1 : 0));
      }
    }
    String numbers = String.join(",", columns);
    String pieces =
        "{\"file\":\"a.obj\",\"class\":\"road\"},"
            + ("{\"file\":\"b.obj\",\"class\":\"road\",\"matrix\":[" + numbers + "]}");
    // Else all seams between frames are one finding of that rule, and none of their own.
    String rules = "{\"weld.frames\":{\"share\":1}}";
    String text =
        "{\"schema\":\"trackwalk-manifest/1\",\"pieces\":[" + pieces + "],\"rules\":" + rules + "}";
    Path manifest = write("seam.trackwalk.json", text.getBytes(StandardCharsets.US_ASCII));
    FixPlan plan = plan(manifest);
    assertTrue(plan.countsBefore().containsKey("weld.near-miss"), plan.countsBefore().toString());
    int left = plan.countsAfter().getOrDefault("weld.near-miss", 0);
    List<Proposal> refused =
        plan.refused().stream().filter(p -> p.finding().rule().equals("weld.near-miss")).toList();
    boolean explained =
        !refused.isEmpty()
            && refused.stream().allMatch(p -> p.refusal().contains("cannot be made equal"));
    assertTrue(left == 0 || explained, plan.countsBefore() + " " + plan.countsAfter() + why(plan));
  }

  /**
   * Six pieces with a gap before each of the last five. Two metres behind the third gap the slope
   * breaks: closing the gap lets that be seen, far from every vertex that moves.
   */
  @Test
  void oneFixThatMakesAFarFindingDoesNotRefuseTheOthers() throws Exception {
    double gap = 0.004;
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      double begin = i * (10 * 2 + gap);
      Sheet sheet = Sheet.flat("road_0" + i, SurfaceClass.ROAD, -6, 0, -begin, 6, 10, 2);
      for (int row = 0; row <= 10; row++) {
        double behind = begin + 2 * row - 3 * (10 * 2 + gap) - 2;
        sheet.shiftRow(row, 0, 6, 0, 0.03 * Math.max(0, behind), 0);
      }
      pieces.add(sheet.mesh().build("gaps.obj"));
    }
    Path file = write("gaps.obj", ObjFile.bytes(pieces));
    FixPlan plan = plan(file);
    assertEquals(5, plan.countsBefore().get("seam.gap"), plan.countsBefore().toString());
    assertEquals(1, plan.countsAfter().get("seam.gap"), what(plan) + why(plan));
    List<Proposal> refused =
        plan.refused().stream().filter(p -> p.finding().rule().equals("seam.gap")).toList();
    assertEquals(1, refused.size(), why(plan));
    assertEquals(List.of("road_02", "road_03"), refused.get(0).finding().pieces());
    assertTrue(refused.get(0).refusal().contains("the slope breaks"), why(plan));
  }
}
