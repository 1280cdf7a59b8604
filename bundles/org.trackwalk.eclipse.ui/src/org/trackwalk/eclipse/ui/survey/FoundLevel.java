package org.trackwalk.eclipse.ui.survey;

import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.CorridorFacts;
import org.trackwalk.model.report.Facts;

/**
 * A level that was found on disk.
 *
 * @param name that reports would use
 * @param files the mesh files or the manifest that it starts from
 * @param manifest whether that is a manifest: then it says unit, axis and road
 * @param facts counts
 * @param seams pairs of pieces that meet
 * @param up the axis that points up; null when its files differ
 * @param unit likewise
 * @param road how the road was found
 * @param surface the geometry in metres, Y up, for a picture
 * @param surfaceClass what a triangle of it is for, by its index
 * @param doubts what speaks against its unit or axis, sentences without a full stop
 */
public record FoundLevel(
    String name,
    List<Path> files,
    boolean manifest,
    Facts facts,
    int seams,
    UpAxis up,
    LengthUnit unit,
    CorridorFacts road,
    WeldedSurface surface,
    IntFunction<SurfaceClass> surfaceClass,
    List<String> doubts) {

  /** Takes copies. */
  public FoundLevel {
    files = List.copyOf(files);
    doubts = List.copyOf(doubts);
  }

  /** Whether a triangle belongs to what is driven on: skies and far hills do not. */
  public boolean counts(int triangle) {
    return road.how().equals("none") || surfaceClass.apply(triangle) != SurfaceClass.SCENERY;
  }

  /** The box around what {@link #counts}, metres, Y up: min then max corner, six numbers. */
  public double[] box() {
    return LevelBox.of(surface, this::counts);
  }

  /** Whether it is a tree, a sign, a fence: nothing that could be a road. */
  public boolean roadless() {
    return road.explanation().equals(CorridorFinder.NO_GROUND);
  }

  /** How the road was found, as a designer would say it; a question when it was not. */
  public String roadWords() {
    int count = road.pieces().size();
    String some = "road = " + count + (count == 1 ? " piece" : " pieces");
    return switch (road.how()) {
      case "none" ->
          roadless()
              ? "no road: nothing in it that a car could stand on"
              : "the road was not recognised: which pieces is it?";
      case "names" -> some + " by name " + RoadNames.shortened(road.pieces());
      case "geometry" ->
          road.doubtful()
              ? some + ", doubtful: several bands may be it. Which pieces is it?"
              : some + " by its shape";
      case "manifest" -> some + " as the manifest says";
      default -> some;
    };
  }
}
