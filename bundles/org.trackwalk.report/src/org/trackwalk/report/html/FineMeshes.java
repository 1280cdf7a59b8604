package org.trackwalk.report.html;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.sketch.LevelSketcher;

/**
 * Whether a page holds fine meshes, and those of a run that need not be kept for it. A page holds
 * either those of all levels or none that has a small one beside it. So once the levels met so far
 * are too many bytes, no fine mesh is needed any more, in whatever order they come: the page is the
 * same, and hundreds of large levels do not wait for it with two megabytes each.
 */
final class FineMeshes implements UnaryOperator<Map<String, byte[]>> {

  /** Meshes up to here are as fine as they are, bytes in all. */
  static final long MOST = 6_000_000;

  private final AtomicLong met = new AtomicLong();

  /** The parts of one more level; called by several threads. */
  @Override
  public Map<String, byte[]> apply(Map<String, byte[]> parts) {
    byte[] mesh = parts.get(LevelSketcher.MESH);
    if (mesh == null || met.addAndGet(mesh.length) <= MOST) {
      return parts;
    }
    if (!parts.containsKey(LevelSketcher.SMALL_MESH)) {
      return parts;
    }
    Map<String, byte[]> rest = new TreeMap<>(parts);
    rest.remove(LevelSketcher.MESH);
    return rest;
  }

  /** Whether those of all levels fit; where one was let go it is known that they do not. */
  static boolean fit(List<LevelReport> levels) {
    long all = 0;
    for (LevelReport level : levels) {
      Map<String, byte[]> parts = level.sketch() == null ? Map.of() : level.sketch().parts();
      byte[] mesh = parts.get(LevelSketcher.MESH);
      if (mesh == null && parts.containsKey(LevelSketcher.SMALL_MESH)) {
        return false;
      }
      all += mesh == null ? 0 : mesh.length;
    }
    return all <= MOST;
  }
}
