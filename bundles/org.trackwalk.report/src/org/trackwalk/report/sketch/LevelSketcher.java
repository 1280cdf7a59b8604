package org.trackwalk.report.sketch;

import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.ride.LevelRide;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.report.drawing.Extent;
import org.trackwalk.report.svg.PieceColors;

/** Makes all parts of a level's sketch. */
public final class LevelSketcher {

  /** The mesh for a page of few levels. */
  public static final String MESH = "html/mesh";

  /** The mesh for a page of many levels. */
  public static final String SMALL_MESH = "html/mesh-small";

  public static final String PATCHES = "html/patches";
  public static final String PLAN = "html/plan";
  public static final String SEAMS = "html/seams";
  public static final String SEAM_LINES = "html/seam-lines";
  public static final String RIDE = "html/ride";
  public static final String CLOSE_UPS = "html/close-ups";

  /** So that a page of one level stays under five megabytes, its list included. */
  private static final int MESH_BYTES = 2_000_000;

  private static final int MESH_TRIANGLES = 500_000;

  private static final int SMALL_BYTES = 160_000;

  private static final int SMALL_TRIANGLES = 30_000;

  private LevelSketcher() {}

  /** Parts by name; none of a level without triangles. */
  public static Map<String, byte[]> of(LevelReport level) {
    Map<String, byte[]> parts = new TreeMap<>();
    if (level.surface() == null || level.surface().triangleCount() == 0) {
      return parts;
    }
    PieceColors colors = new PieceColors(level);
    Extent shown = ShownBox.of(level, colors);
    VertexClusters clusters = new VertexClusters(level, colors);
    MeshCode code = new MeshCode(level, colors, clusters, shown);
    byte[] mesh = code.within(MESH_BYTES, MESH_TRIANGLES);
    parts.put(MESH, mesh);
    if (mesh.length > SMALL_BYTES) {
      parts.put(SMALL_MESH, code.within(SMALL_BYTES, SMALL_TRIANGLES));
    }
    parts.put(PATCHES, PatchCode.of(level, colors));
    parts.put(PLAN, PlanRaster.of(level, colors, shown));
    if (level.seams() != null) {
      SeamBook book = level.seams().get();
      parts.put(SEAMS, SeamCode.words(level, book));
      parts.put(SEAM_LINES, SeamCode.lines(book));
    }
    LevelRide ride = level.ride() == null ? null : level.ride().get();
    if (ride != null) {
      parts.put(RIDE, RideCode.of(level, ride));
    }
    parts.put(CLOSE_UPS, CloseUpCode.of(level));
    return parts;
  }
}
