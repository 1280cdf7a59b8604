package org.trackwalk.examples.circuit;

import java.util.List;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * The underside of the upper road where it crosses the lower one, and the two abutments that carry
 * it. The underside hangs on the outer rims of the walls, so it shares their vertices.
 */
final class BridgeBuilder {

  /** Quads across the underside. */
  private static final int ACROSS = 8;

  /** Free metres between the lower road's walls and the abutments. */
  private static final double CLEARANCE = 3;

  /** Height at which the abutments end; the lower road lies at 0. Metres. */
  private static final double FOOT = -1;

  private final CircuitShape shape;
  private final CrossSection section;
  private final CircuitGrid grid;
  private final int halfRows;

  BridgeBuilder(CircuitShape shape, CrossSection section, CircuitGrid grid, double rowLength) {
    this.shape = shape;
    this.section = section;
    this.grid = grid;
    halfRows = (int) Math.ceil((section.halfWidth() + CLEARANCE) / rowLength);
    if (halfRows > shape.rowsPerSegment()) {
      throw new IllegalArgumentException("the bridge is longer than the walls beside it");
    }
  }

  void build(List<MeshDraft> drafts) {
    int first = shape.rows() / 4 - halfRows;
    int rows = 2 * halfRows;
    MeshDraft deck = new MeshDraft("bridge_deck", SurfaceClass.BARRIER);
    for (int row = 0; row <= rows; row++) {
      for (int i = 0; i <= ACROSS; i++) {
        deck.vertex(underside(first + row, i));
      }
    }
    Strip strip = new Strip(deck.name(), first, rows, 0, ACROSS);
    for (int row = 0; row < rows; row++) {
      for (int i = 0; i < ACROSS; i++) {
        deck.quad(
            strip.vertex(row, i),
            strip.vertex(row, i + 1),
            strip.vertex(row + 1, i + 1),
            strip.vertex(row + 1, i),
            "concrete");
      }
    }
    drafts.add(deck);
    drafts.add(abutment("bridge_abutment_a", first, true));
    drafts.add(abutment("bridge_abutment_b", first + rows, false));
  }

  /** A point of the underside, from the right wall's rim (0) to the left one's (ACROSS). */
  private float[] underside(int row, int i) {
    float[] right = grid.vertex(row, section.columns() - 1);
    float[] left = grid.vertex(row, 0);
    if (i == 0 || i == ACROSS) {
      return i == 0 ? right : left;
    }
    float[] p = new float[3];
    for (int axis = 0; axis < 3; axis++) {
      double exact = right[axis] + ((double) left[axis] - right[axis]) * i / ACROSS;
      p[axis] = (float) (StrictMath.rint(exact / grid.quantum()) * grid.quantum()) + 0.0f;
    }
    return p;
  }

  private MeshDraft abutment(String name, int row, boolean near) {
    MeshDraft draft = new MeshDraft(name, SurfaceClass.BARRIER);
    for (int i = 0; i <= ACROSS; i++) {
      float[] top = underside(row, i);
      draft.vertex(top);
      draft.vertex(top[0], FOOT, top[2]);
    }
    for (int i = 0; i < ACROSS; i++) {
      int a = 2 * i;
      if (near) {
        draft.quad(a + 2, a, a + 1, a + 3, "concrete");
      } else {
        draft.quad(a, a + 2, a + 3, a + 1, "concrete");
      }
    }
    return draft;
  }
}
