package org.trackwalk.check.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.course.road.Strand;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Edits that move no vertex: pieces that come before all others, lie on others, are called or meant
 * otherwise; a line, another road, another vehicle and engine. After each the check that goes on
 * says what a full check says.
 */
class DesignerEditsTest {

  private static final CheckSettings SETTINGS = CheckSettings.defaults().withJobs(2);

  /** Every so many rows of the road's middle are a point of a racing line. */
  private static final int APART = 8;

  private CheckSettings settings = SETTINGS;
  private Level level;
  private CheckedLevel last;
  private Random random;

  @ParameterizedTest
  @ValueSource(longs = {3})
  void eachAfterTheOther(long seed) {
    random = new Random(seed);
    level = Circuit.generate(CircuitShape.SMALL).level();
    last = LevelCheck.again(null, level, settings, Progress.none());
    final Level first = level;
    final String start = RecordText.of(last);

    pieces("a road piece on itself, before all", "road_", (all, piece) -> with(all, piece, 0));
    pieces("which is lifted", "0 copy", (all, piece) -> replaced(all, piece, raised(piece)));
    assertFalse(last.findings().isEmpty());
    pieces(
        "grass is road",
        "verge",
        (all, p) -> replaced(all, p, p.toBuilder().surfaceClass(SurfaceClass.ROAD).build()));
    pieces(
        "its surface is gravel",
        "road_",
        (all, p) -> replaced(all, p, p.toBuilder().surfaces(List.of("gravel"), null).build()));
    pieces(
        "a road piece is called a rail",
        "road_",
        (all, p) -> replaced(all, p, p.toBuilder().name("rail " + p.name()).build()));
    hints("a line is given", hints -> hints.withLine(line(), true, null, null));
    hints("kerbs are no road", hints -> hints.withRoad(List.of("road_*")));
    judged("a kart in Unity", "physx-unity", "kart");
    judged("a car in an engine of fronts", "rapier", "formula");
    settings = SETTINGS;
    compare("all is undone", first);
    assertEquals(start, RecordText.of(last));
  }

  private void pieces(String what, String name, BiFunction<List<Piece>, Piece, List<Piece>> edit) {
    List<Piece> some =
        level.pieces().stream()
            .filter(piece -> piece.name().startsWith(name) && piece.triangleCount() > 1)
            .toList();
    Piece piece = some.get(random.nextInt(some.size()));
    List<Piece> edited = edit.apply(new ArrayList<>(level.pieces()), piece);
    compare(what + ": " + piece.name(), of(edited, level.hints()));
  }

  private void hints(String what, UnaryOperator<LevelHints> edit) {
    compare(what, of(level.pieces(), edit.apply(level.hints())));
  }

  private void judged(String what, String engine, String vehicle) {
    settings =
        SETTINGS.judgedBy(List.of(ProfileList.shipped(engine)), null, VehicleList.shipped(vehicle));
    compare(what, level);
  }

  private void compare(String what, Level edited) {
    level = edited;
    last = LevelCheck.again(last, level, settings, Progress.none());
    CheckedLevel full = LevelCheck.open(level, settings, Progress.none());
    assertEquals(RecordText.of(full), RecordText.of(last), what);
  }

  private Level of(List<Piece> pieces, LevelHints hints) {
    return new Level(
        level.name(), level.grouping(), pieces, level.problems(), level.sources(), hints);
  }

  private double[] line() {
    Strand strand = last.context().roads().road().strands().get(0);
    double[] line = new double[3 * (strand.rows() / APART)];
    for (int i = 0; i < line.length; i++) {
      line[i] = strand.centre(i / 3 * APART, i % 3);
    }
    return line;
  }

  private static List<Piece> with(List<Piece> all, Piece piece, int at) {
    all.add(at, piece.toBuilder().name("0 copy of " + piece.name()).build());
    return all;
  }

  private static List<Piece> replaced(List<Piece> all, Piece piece, Piece other) {
    all.set(all.indexOf(piece), other);
    return all;
  }

  private static Piece raised(Piece piece) {
    float[] p = piece.positions().clone();
    for (int i = 1; i < p.length; i += 3) {
      p[i] += 0.3f;
    }
    return piece.toBuilder().mesh(p, piece.triangles()).build();
  }
}
