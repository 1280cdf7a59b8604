package org.trackwalk.drive.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Parts that are kept from check to check are those that are found anew. */
class KeptMeetingsTest {

  /** Two triangles, and a third one from a corner of each: with it they hang together. */
  private static final Piece JOINED =
      Piece.named("joined", "level.obj")
          .mesh(
              new float[] {0, 0, 0, 1, 0, 0, 0, 0, 1, 3, 0, 0, 4, 0, 0, 3, 0, 1, 2, 0, 5},
              new int[] {0, 1, 2, 3, 4, 5, 1, 3, 6})
          .build();

  /** A piece of one triangle: the third one of {@link #JOINED}, so far above it. */
  private static Piece over(String name, float above) {
    float[] p = {1, above, 0, 3, above, 0, 2, above, 5};
    return Piece.named(name, "level.obj").mesh(p, new int[] {0, 1, 2}).build();
  }

  /** What lies on another triangle, in whichever piece, makes one of the two a repetition. */
  @ParameterizedTest
  @CsvSource({"copy, 0, 1", "copy, 1, 0", "zopy, 0, 1", "zopy, 1, 0", "copy, 1, 2"})
  void aTriangleOfAnotherPieceComesToLieOnOneOrLeavesIt(String name, float was, float is) {
    WeldedSurface before = weld(JOINED, over(name, was));
    WeldedSurface after = weld(JOINED, over(name, is));
    Memory memory = Memory.first();
    memory.keep(KeptMeetings.class, KeptMeetings.of(before, memory));
    memory.settle();
    Memory next = memory.after(SurfaceChange.between(before, after, 1));
    assertNotNull(next.change());

    assertEquals(texts(Part.of(after)), texts(KeptMeetings.of(after, next).parts()));
  }

  private static WeldedSurface weld(Piece... pieces) {
    return ExactWeld.weld(List.of(pieces), 1, Progress.none());
  }

  private static List<String> texts(List<Part> parts) {
    return parts.stream().map(part -> Arrays.toString(part.triangles())).toList();
  }
}
