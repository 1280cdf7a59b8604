package org.trackwalk.examples.circuit;

import java.util.List;
import java.util.Locale;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;

/** Fences on the walls, painted layers that no car touches, and the sky. */
final class SurroundingsBuilder {

  /** Segments whose outer wall carries a fence, from the first. */
  private static final int FENCES = 2;

  private static final double FENCE_HEIGHT = 2.5;

  /** How far the painted layers lie over the road so that they do not flicker, metres. */
  private static final double LAYER = 0.005;

  private static final int SKY_SLICES = 24;
  private static final int SKY_RINGS = 6;

  /** Radius of the sky over the radius of the bends. */
  private static final double SKY_SIZE = 2.5;

  private static final double SKY_FOOT = -20;

  private final CircuitShape shape;
  private final CrossSection section;
  private final SegmentPlan plan;
  private final CircuitGrid grid;

  SurroundingsBuilder(
      CircuitShape shape, CrossSection section, SegmentPlan plan, CircuitGrid grid) {
    this.shape = shape;
    this.section = section;
    this.plan = plan;
    this.grid = grid;
  }

  void build(List<MeshDraft> drafts) {
    for (int s = 0; s < FENCES; s++) {
      if (plan.wall(s, -1)) {
        drafts.add(fence(s));
      }
    }
    int segment = shape.segments() / 3;
    int row = segment * shape.rowsPerSegment() + 1;
    int left = section.roadLeft();
    int right = section.mirrored(left);
    drafts.add(layer("decal_start_line", row, 1, 0.2, 0.35, left + 1, right - 1));
    drafts.add(layer("decal_skid_01", row + 2, 2, 0, 1, left + 1, left + 2));
    drafts.add(sky());
  }

  /** A sheet that stands on the middle of the left wall's top and is solid from both sides. */
  private MeshDraft fence(int segment) {
    String name = String.format(Locale.ROOT, "fence_%02d", segment + 1);
    MeshDraft draft = new MeshDraft(name, SurfaceClass.BARRIER).twoSided(true);
    int rows = shape.rowsPerSegment();
    for (int row = 0; row <= rows; row++) {
      float[] outer = grid.vertex(segment * rows + row, 1);
      float[] inner = grid.vertex(segment * rows + row, 2);
      double x = ((double) outer[0] + inner[0]) / 2;
      double z = ((double) outer[2] + inner[2]) / 2;
      draft.vertex(x, inner[1], z);
      draft.vertex(x, inner[1] + FENCE_HEIGHT, z);
    }
    for (int row = 0; row < rows; row++) {
      int a = 2 * row;
      draft.quad(a, a + 2, a + 3, a + 1, "fence_mesh");
    }
    return draft;
  }

  /** Quads a little over the road, part of each row's length. */
  private MeshDraft layer(
      String name, int row, int rows, double from, double to, int left, int right) {
    MeshDraft draft = new MeshDraft(name, SurfaceClass.SCENERY).collidable(false);
    for (int i = 0; i <= rows; i++) {
      int near = Math.min(row + i, row + rows - 1);
      double part = i == 0 ? from : i == rows ? to : 0;
      for (int column = left; column <= right; column++) {
        float[] a = grid.vertex(near, column);
        float[] b = grid.vertex(near + 1, column);
        draft.vertex(
            a[0] + part * ((double) b[0] - a[0]),
            a[1] + part * ((double) b[1] - a[1]) + LAYER,
            a[2] + part * ((double) b[2] - a[2]));
      }
    }
    int across = right - left;
    Strip strip = new Strip(name, row, rows, left, across);
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < across; j++) {
        draft.quad(
            strip.vertex(i, j),
            strip.vertex(i, j + 1),
            strip.vertex(i + 1, j + 1),
            strip.vertex(i + 1, j),
            "paint");
      }
    }
    return draft;
  }

  /** A half sphere seen from inside; its rim lies below everything. */
  private MeshDraft sky() {
    MeshDraft draft = new MeshDraft("sky", SurfaceClass.SCENERY);
    double radius = SKY_SIZE * shape.radius();
    for (int ring = 0; ring < SKY_RINGS; ring++) {
      double height = StrictMath.PI / 2 * ring / SKY_RINGS;
      for (int i = 0; i < SKY_SLICES; i++) {
        double around = 2 * StrictMath.PI * i / SKY_SLICES;
        draft.vertex(
            onGrid(radius * StrictMath.cos(height) * StrictMath.cos(around)),
            onGrid(radius * StrictMath.sin(height) + SKY_FOOT),
            onGrid(radius * StrictMath.cos(height) * StrictMath.sin(around)));
      }
    }
    int top = draft.vertex(0, onGrid(radius + SKY_FOOT), 0);
    for (int i = 0; i < SKY_SLICES; i++) {
      int next = (i + 1) % SKY_SLICES;
      for (int ring = 0; ring + 1 < SKY_RINGS; ring++) {
        int low = ring * SKY_SLICES;
        int high = low + SKY_SLICES;
        draft.quad(low + i, low + next, high + next, high + i, "sky");
      }
      int last = (SKY_RINGS - 1) * SKY_SLICES;
      draft.triangle(last + i, last + next, top, "sky");
    }
    return draft;
  }

  private static double onGrid(double c) {
    return StrictMath.rint(c / Circuit.ORIGIN_STEP) * Circuit.ORIGIN_STEP + 0.0;
  }
}
