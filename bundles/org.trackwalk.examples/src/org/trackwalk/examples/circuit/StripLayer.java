package org.trackwalk.examples.circuit;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Cuts the grid into pieces: per segment a road, two verges and, where planned, kerbs and walls.
 */
final class StripLayer {

  private final CircuitShape shape;
  private final CrossSection section;
  private final SegmentPlan plan;
  private final CircuitGrid grid;
  private final Map<String, Strip> strips;
  private final List<MeshDraft> drafts;

  StripLayer(
      CircuitShape shape,
      CrossSection section,
      SegmentPlan plan,
      CircuitGrid grid,
      Map<String, Strip> strips,
      List<MeshDraft> drafts) {
    this.shape = shape;
    this.section = section;
    this.plan = plan;
    this.grid = grid;
    this.strips = strips;
    this.drafts = drafts;
  }

  void lay() {
    int left = section.roadLeft();
    for (int s = 0; s < shape.segments(); s++) {
      lay(s, "road", left, section.mirrored(left), SurfaceClass.ROAD);
    }
    for (int s = 0; s < shape.segments(); s++) {
      if (plan.kerbs(s)) {
        side(s, "kerb", section.vergeIn(), left, SurfaceClass.ROAD);
      }
    }
    for (int s = 0; s < shape.segments(); s++) {
      int in = plan.kerbs(s) ? section.vergeIn() : left;
      side(s, "verge", section.vergeOut(), in, SurfaceClass.VERGE);
    }
    for (int s = 0; s < shape.segments(); s++) {
      if (plan.wall(s, -1)) {
        cap(s, -1, lay(s, "wall_l", 0, section.vergeOut(), SurfaceClass.BARRIER));
      }
      if (plan.wall(s, 1)) {
        int foot = section.mirrored(section.vergeOut());
        cap(s, 1, lay(s, "wall_r", foot, section.columns() - 1, SurfaceClass.BARRIER));
      }
    }
  }

  private void side(int segment, String kind, int from, int to, SurfaceClass surfaceClass) {
    lay(segment, kind + "_l", from, to, surfaceClass);
    int right = section.mirrored(to);
    lay(segment, kind + "_r", right, section.mirrored(from), surfaceClass);
  }

  private MeshDraft lay(int segment, String kind, int from, int to, SurfaceClass surfaceClass) {
    String name = String.format(Locale.ROOT, "%s_%02d", kind, segment + 1);
    int rows = shape.rowsPerSegment();
    Strip strip = new Strip(name, segment * rows, rows, from, to - from);
    MeshDraft draft = new MeshDraft(name, surfaceClass);
    for (int row = 0; row <= rows; row++) {
      for (int column = from; column <= to; column++) {
        draft.vertex(grid.vertex(strip.firstRow() + row, column));
      }
    }
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < strip.columns(); column++) {
        draft.quad(
            strip.vertex(row, column),
            strip.vertex(row, column + 1),
            strip.vertex(row + 1, column + 1),
            strip.vertex(row + 1, column),
            material(kind, from + column));
      }
    }
    strips.put(name, strip);
    drafts.add(draft);
    return draft;
  }

  /** Closes a wall where the next or the previous segment has none. */
  private void cap(int segment, int side, MeshDraft draft) {
    Strip strip = strips.get(draft.name());
    if (!plan.wall(segment - 1, side)) {
      int[] v = new int[4];
      for (int i = 0; i < 4; i++) {
        v[i] = strip.vertex(0, i);
      }
      draft.quad(v[3], v[2], v[1], v[0], "concrete");
    }
    if (!plan.wall(segment + 1, side)) {
      int[] v = new int[4];
      for (int i = 0; i < 4; i++) {
        v[i] = strip.vertex(strip.rows(), i);
      }
      draft.quad(v[0], v[1], v[2], v[3], "concrete");
    }
  }

  private String material(String kind, int column) {
    if (kind.startsWith("road")) {
      return section.paintedLine(column) ? "line_white" : "asphalt";
    }
    if (kind.startsWith("kerb")) {
      return "kerb_red_white";
    }
    return kind.startsWith("wall") ? "concrete" : "grass";
  }
}
