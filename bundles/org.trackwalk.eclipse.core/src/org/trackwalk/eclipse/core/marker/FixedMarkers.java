package org.trackwalk.eclipse.core.marker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.model.report.FixedFinding;

/**
 * What the last check of a level does not find any more, as markers on its anchor: whoever has
 * repaired something sees what is gone.
 */
public final class FixedMarkers {

  /** More are counted and not listed. */
  private static final int MOST = 1000;

  private FixedMarkers() {}

  /** Those of a level. */
  public static List<IMarker> of(TrackLevel level) throws CoreException {
    return level.exists()
        ? List.of(level.anchor().findMarkers(MarkerTypes.FIXED, true, IResource.DEPTH_ZERO))
        : List.of();
  }

  /** Makes them anew. */
  public static void update(TrackLevel level, List<FixedFinding> fixed) throws CoreException {
    List<IMarker> old = of(level);
    if (old.isEmpty() && fixed.isEmpty() || !level.exists()) {
      return;
    }
    IWorkspace workspace = ResourcesPlugin.getWorkspace();
    ICoreRunnable work =
        monitor -> {
          workspace.deleteMarkers(old.toArray(new IMarker[0]));
          for (FixedFinding each : fixed.subList(0, Math.min(MOST, fixed.size()))) {
            level.anchor().createMarker(MarkerTypes.FIXED, attributes(level, each));
          }
        };
    workspace.run(
        work,
        workspace.getRuleFactory().markerRule(level.project()),
        IWorkspace.AVOID_UPDATE,
        null);
  }

  private static Map<String, Object> attributes(TrackLevel level, FixedFinding fixed) {
    Map<String, Object> a = new HashMap<>();
    a.put(IMarker.MESSAGE, fixed.message());
    a.put(IMarker.SEVERITY, IMarker.SEVERITY_INFO);
    a.put(MarkerAttributes.SINCE, "fixed");
    a.put(MarkerAttributes.RULE, fixed.rule());
    a.put(MarkerAttributes.FINGERPRINT, fixed.fingerprint());
    a.put(MarkerAttributes.GROUP, "fixed " + fixed.fingerprint());
    a.put(MarkerAttributes.PIECES, pieces(fixed));
    a.put(MarkerAttributes.LEVEL, level.name());
    a.put(MarkerAttributes.ANCHOR, level.anchor().getFullPath().toPortableString());
    if (fixed.position() != null) {
      a.put(MarkerAttributes.X, Double.toString(fixed.position()[0]));
      a.put(MarkerAttributes.Y, Double.toString(fixed.position()[1]));
      a.put(MarkerAttributes.Z, Double.toString(fixed.position()[2]));
    }
    a.put(IMarker.USER_EDITABLE, false);
    return a;
  }

  /** A few names say where it was; a marker takes 65,535 bytes. */
  private static String pieces(FixedFinding fixed) {
    List<String> names = new ArrayList<>(fixed.pieces());
    return String.join(
        MarkerAttributes.PIECES_BETWEEN, names.subList(0, Math.min(8, names.size())));
  }
}
