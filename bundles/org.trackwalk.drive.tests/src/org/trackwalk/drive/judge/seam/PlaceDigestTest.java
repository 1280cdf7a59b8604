package org.trackwalk.drive.judge.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.drive.judge.JudgedLevel;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;

/** Whatever a probe could tell from before is in the digest, and nothing from elsewhere is. */
class PlaceDigestTest {

  private static final double[] MOVED = {1, 0, 0, 7, 0, 1, 0, 0, 0, 0, 1, 0};

  private static Piece square(String name, float x) {
    float[] p = {x, 0, 0, x, 0, 1, x + 1, 0, 0, x + 1, 0, 1};
    return Piece.named(name, "road.obj").mesh(p, new int[] {0, 1, 2, 2, 1, 3}).build();
  }

  /** Of the triangles of pieces that are called near. */
  private static ByteBuffer digest(Piece... pieces) {
    JudgedLevel level =
        JudgedLevel.of(
            new Level(
                "squares",
                "generated",
                List.of(pieces),
                List.of(),
                List.of("road.obj"),
                LevelHints.NONE));
    int[] near =
        IntStream.range(0, level.surface().triangleCount())
            .filter(t -> name(level, t).contains("near"))
            .toArray();
    return new PlaceDigest("test").add(level.surface(), level.healed(), near).finish();
  }

  private static String name(JudgedLevel level, int triangle) {
    return level.surface().pieces().get(level.surface().pieceOf(triangle)).name();
  }

  static Stream<Arguments> differences() {
    List<Arguments> all = new ArrayList<>();
    all.add(of("a vertex", p -> p.toBuilder().mesh(raised(p), p.triangles()).build()));
    all.add(of("a zero", p -> p.toBuilder().mesh(minus(p), p.triangles()).build()));
    all.add(of("the name", p -> p.toBuilder().name("nearer").build()));
    all.add(of("the file", p -> p.toBuilder().file("other.obj").build()));
    all.add(of("both sides", p -> p.toBuilder().twoSided(true).build()));
    all.add(of("frame", p -> framed(p, Frame.of(MOVED, UpAxis.Y, LengthUnit.METRE))));
    all.add(of("normals", p -> p.toBuilder().normals(up(), new int[6]).build()));
    int[] turned = {1, 2, 0, 2, 1, 3};
    all.add(of("first corner", p -> p.toBuilder().mesh(p.positions(), turned).build()));
    return all.stream();
  }

  private static Arguments of(String what, UnaryOperator<Piece> change) {
    return Arguments.of(what, change);
  }

  private static float[] raised(Piece piece) {
    float[] p = piece.positions().clone();
    p[1] = Float.MIN_VALUE;
    return p;
  }

  private static float[] minus(Piece piece) {
    float[] p = piece.positions().clone();
    p[4] = -0.0f;
    return p;
  }

  private static float[] up() {
    return new float[] {0, 1, 0};
  }

  private static Piece framed(Piece piece, Frame frame) {
    return piece.toBuilder().frame(frame).build();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("differences")
  void whatIsOtherHasAnotherDigest(String what, UnaryOperator<Piece> change) {
    Piece piece = square("near", 0);

    assertNotEquals(digest(piece), digest(change.apply(piece)), what);
  }

  @Test
  void whatComesBeforeItInTheLevelIsNotInIt() {
    Piece piece = square("near", 0);

    assertEquals(digest(piece), digest(square("far", -90), piece, square("away", 90)));
  }

  @Test
  void wordsAndNumbersDoNotRunTogether() {
    ByteBuffer one = new PlaceDigest("ab").add("c").add(-0.0).finish();

    assertNotEquals(one, new PlaceDigest("a").add("bc").add(-0.0).finish());
    assertNotEquals(one, new PlaceDigest("ab").add("c").add(0.0).finish());
  }
}
