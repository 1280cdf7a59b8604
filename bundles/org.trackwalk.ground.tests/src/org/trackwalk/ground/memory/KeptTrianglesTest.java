package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.level.Piece;

/** Which of the three triangles of a piece count as the same in one that takes its place. */
class KeptTrianglesTest {

  private static final int COUNT = 3;
  private static final float[] UP = {0, 1, 0, 0, 1, 0, 0, 0, 1};
  private static final int[] NONE = {-1, -1, -1, -1, -1, -1, -1, -1, -1};

  private static Piece plain() {
    return StripPiece.of("p", 0, COUNT);
  }

  private static Piece.Builder with() {
    return plain().toBuilder();
  }

  private static Piece normals(float[] xyz, int... perCorner) {
    return with().normals(xyz, perCorner).build();
  }

  private static Piece negativeZero() {
    float[] p = plain().positions().clone();
    p[1] = -0f;
    return with().mesh(p, plain().triangles()).build();
  }

  private static BitSet first() {
    BitSet one = new BitSet();
    one.set(0);
    return one;
  }

  static Stream<Arguments> pairs() {
    int[] up = {0, 0, 0, 0, 0, 0, 0, 0, 0};
    int[] lastIsOther = {0, 0, 0, 0, 0, 0, 0, 0, 2};
    int[] sameElsewhere = {1, 1, 1, 1, 1, 1, 1, 1, 1};
    List<String> names = List.of("a", "b");
    return Stream.of(
        Arguments.of("nothing", plain(), plain(), "111"),
        Arguments.of("a corner", plain(), StripPiece.moved(plain(), 9, 0.1f), "101"),
        Arguments.of("a zero's sign", plain(), negativeZero(), "011"),
        Arguments.of("normals that are new", plain(), normals(UP, up), "000"),
        Arguments.of("normals that are gone", normals(UP, up), plain(), "000"),
        Arguments.of("the same normals", normals(UP, up), normals(UP, up.clone()), "111"),
        Arguments.of(
            "the same by another place", normals(UP, up), normals(UP, sameElsewhere), "111"),
        Arguments.of("a normal of the last", normals(UP, up), normals(UP, lastIsOther), "110"),
        Arguments.of("corners without normals", normals(UP, up), normals(UP, NONE), "000"),
        Arguments.of("none, twice", normals(UP, NONE), normals(UP, NONE.clone()), "111"),
        Arguments.of(
            "a surface",
            with().surfaces(names, new int[] {0, 0, 1}).build(),
            with().surfaces(names, new int[] {0, 1, 1}).build(),
            "101"),
        Arguments.of(
            "names of surfaces",
            with().surfaces(names, new int[] {0, 0, 1}).build(),
            with().surfaces(List.of("a", "c"), new int[] {0, 0, 1}).build(),
            "000"),
        Arguments.of("two sides", plain(), with().twoSided(true).build(), "000"),
        Arguments.of("two of one", plain(), with().twoSidedTriangles(first()).build(), "011"),
        Arguments.of(
            "what is met", plain(), with().collidable(!plain().collidable()).build(), "000"),
        Arguments.of("the node", plain(), with().node("other").build(), "000"),
        Arguments.of("the file", plain(), with().file("other.obj").build(), "000"),
        Arguments.of("the name", plain(), with().name("q").build(), "000"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pairs")
  void areThoseWithTheSameBits(String what, Piece before, Piece after, String same) {
    KeptTriangles kept = KeptTriangles.of(List.of(before), List.of(after));
    StringBuilder stay = new StringBuilder();
    StringBuilder were = new StringBuilder();
    for (int t = 0; t < COUNT; t++) {
      stay.append(kept.stays(0, t) ? '1' : '0');
      were.append(kept.wasThere(0, t) ? '1' : '0');
    }
    assertEquals(same, stay.toString(), what);
    assertEquals(same, were.toString(), what);
    assertEquals(before.name().equals(after.name()) ? 0 : -1, kept.now(0));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void allOfThePieceItselfAre(String what, Piece before, Piece after) {
    KeptTriangles kept = KeptTriangles.of(List.of(before, after), List.of(after));
    assertEquals(0, kept.now(1), what);
    for (int t = 0; t < COUNT; t++) {
      assertEquals(true, kept.stays(1, t));
    }
  }
}
