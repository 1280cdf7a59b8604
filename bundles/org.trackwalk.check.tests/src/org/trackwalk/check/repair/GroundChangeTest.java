package org.trackwalk.check.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What changes between two states of a mesh: as much as changes, however dense it is. */
final class GroundChangeTest {

  /** A square of 10 m of so many columns and rows. */
  private static MeshDraft square(int columns) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    double side = 10.0 / columns;
    for (int row = 0; row <= columns; row++) {
      for (int column = 0; column <= columns; column++) {
        mesh.vertex(column * side, 0, row * side);
      }
    }
    for (int row = 0; row < columns; row++) {
      for (int column = 0; column < columns; column++) {
        int a = row * (columns + 1) + column;
        mesh.quad(a, a + columns + 1, a + columns + 2, a + 1, "asphalt");
      }
    }
    return mesh;
  }

  private static WeldedSurface welded(MeshDraft mesh) {
    return ExactWeld.weld(List.of(mesh.build("road.obj")), 1, Progress.none());
  }

  private static GroundChange change(MeshDraft before, MeshDraft after) {
    return GroundChange.of(welded(before), welded(after), List.of(), Progress.none());
  }

  /** An inner vertex of the square has six triangles; some rows of them are seen around it. */
  @ParameterizedTest
  @CsvSource({"10", "40", "150"})
  void aMovedVertexIsSeenWithAsMuchAroundItHoweverDenseTheMeshIs(int columns) {
    MeshDraft moved = square(columns);
    int middle = columns / 2 * (columns + 1) + columns / 2;
    float[] p = moved.position(middle);
    moved.move(middle, p[0], 0.001, p[2]);
    GroundChange change = change(square(columns), moved);
    for (GroundPatch patch : List.of(change.before(), change.after())) {
      assertEquals(6, patch.changed().cardinality());
      assertTrue(patch.count() > 50 && patch.count() <= 300, patch.count() + " triangles");
      patch.changed().stream()
          .forEach(t -> assertTrue(meets(patch, t, p[0], p[2]), "at the vertex"));
    }
  }

  private static boolean meets(GroundPatch patch, int triangle, double x, double z) {
    List<Integer> found = new ArrayList<>();
    patch.within(new double[] {x, -1, z, x, 1, z}, found::add);
    return found.contains(triangle);
  }

  @Test
  void aTriangleThatIsThereTwiceGoesOnce() {
    MeshDraft twice = square(10);
    int[] corners = twice.corners(40);
    twice.triangle(corners[0], corners[1], corners[2], "asphalt");
    GroundChange change = change(twice, square(10));
    assertEquals(1, change.before().changed().cardinality());
    assertEquals(0, change.after().changed().cardinality());
  }

  @Test
  void aTriangleThatIsTurnedOverChanges() {
    MeshDraft turned = square(10);
    int[] corners = turned.corners(40);
    turned.corners(40, corners[0], corners[2], corners[1]);
    GroundChange change = change(square(10), turned);
    assertEquals(1, change.before().changed().cardinality());
    assertEquals(1, change.after().changed().cardinality());
  }

  /** A zero that gets another sign changes no triangle; the place is looked at all the same. */
  @Test
  void whatIsThereIsSeenWhereAFixChangesNoTriangle() {
    WeldedSurface same = welded(square(10));
    float[] p = square(10).position(60);
    GroundChange change =
        GroundChange.of(same, same, List.of(new double[] {p[0], -0.0, p[2]}), Progress.none());
    for (GroundPatch patch : List.of(change.before(), change.after())) {
      assertEquals(0, patch.changed().cardinality());
      assertTrue(patch.count() > 50, patch.count() + " triangles");
    }
  }

  @Test
  void nothingChangesInTheSame() {
    GroundChange change = change(square(10), square(10));
    assertEquals(0, change.before().count());
    assertEquals(0, change.after().count());
  }

  @Test
  void whereEverythingChangesItIsThinnedOut() {
    MeshDraft raised = square(320);
    for (int v = 0; v < raised.vertexCount(); v++) {
      float[] p = raised.position(v);
      raised.move(v, p[0], 1, p[2]);
    }
    GroundChange change = change(square(320), raised);
    assertEquals(GroundChange.MOST, change.before().count());
    assertEquals(GroundChange.MOST, change.before().changed().cardinality());
  }
}
