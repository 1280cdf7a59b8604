package org.trackwalk.course.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** A level as it comes out when its unit or axis is misread, and what is said of it. */
record Misreading(double factor, boolean turned) {

  /** The pieces, those that are wanted misread. */
  Level of(Level level, Predicate<Piece> wanted) {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : level.pieces()) {
      pieces.add(wanted.test(piece) ? piece.toBuilder().frame(of(piece.frame())).build() : piece);
    }
    return new Level(
        level.name(), level.grouping(), pieces, level.problems(), level.sources(), level.hints());
  }

  private Frame of(Frame frame) {
    double[] rows = frame.placement();
    for (int i = 0; i < rows.length; i++) {
      rows[i] *= factor;
    }
    UpAxis other = frame.up() == UpAxis.Y ? UpAxis.Z : UpAxis.Y;
    LengthUnit unit = frame.unit();
    return Frame.of(rows, turned ? other : frame.up(), unit);
  }

  /** A level as far as it must be understood to say something, which is done when asked for. */
  static final class Said {

    private final Level level;
    private final WeldedSurface surface;
    private final Topology topology;
    private Corridor corridor;

    private Said(Level level, WeldedSurface surface) {
      this.level = level;
      this.surface = surface;
      topology = Topology.of(surface, 1, Progress.none());
    }

    static Said of(Level level) {
      return new Said(level, ExactWeld.weld(level.pieces(), 1, Progress.none()));
    }

    WeldedSurface surface() {
      return surface;
    }

    Topology topology() {
      return topology;
    }

    private Corridor corridor() {
      if (corridor == null) {
        corridor = CorridorFinder.find(level, Land.of(surface), topology, CheckSettings.defaults());
      }
      return corridor;
    }

    /** What is said of the whole level. */
    List<Doubt> doubts() {
      CheckSettings settings = CheckSettings.defaults();
      return SizeEvidence.of(level, surface, corridor(), SizeLimits.DEFAULT, settings);
    }

    /** What is said of its pieces. */
    List<StrayParts.Stray> strays() {
      return StrayParts.of(surface, OpenEdges.of(surface, topology, 1));
    }

    /** What the road measures as it is; null for no road. */
    RoadMeasure road() {
      IntPredicate road = SizeEvidence.road(surface, corridor());
      Facing facing = Facing.of(surface, road);
      return corridor().known() && facing.count() > 0 && facing.flattest() == 1
          ? RoadMeasure.of(surface, road, facing, 1)
          : null;
    }

    boolean silent() {
      return doubts().isEmpty() && strays().isEmpty();
    }
  }
}
