package org.trackwalk.eclipse.viewer.stage;

import java.util.Set;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.gl.LevelRenderer;
import org.trackwalk.eclipse.viewer.scene.ActiveEdgeLines;
import org.trackwalk.eclipse.viewer.scene.BorderLines;
import org.trackwalk.eclipse.viewer.scene.ClearanceLines;
import org.trackwalk.eclipse.viewer.scene.ContactLines;
import org.trackwalk.eclipse.viewer.scene.GridLines;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.MarkerLines;
import org.trackwalk.eclipse.viewer.scene.NormalLines;
import org.trackwalk.eclipse.viewer.scene.OverlapShapes;
import org.trackwalk.eclipse.viewer.scene.PatchSet;
import org.trackwalk.eclipse.viewer.scene.Ribbons;
import org.trackwalk.eclipse.viewer.scene.SeamRibbons;
import org.trackwalk.eclipse.viewer.scene.WayLines;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.ProfileList;

/**
 * What a layer draws.
 *
 * @param lines null for ribbons
 * @param ribbons null for lines
 * @param patches beside lines; null for none
 */
record LayerShape(LineSet lines, Ribbons ribbons, PatchSet patches) {

  /** Layers that are seen through what lies before them. */
  private static final Set<Layer> THROUGH =
      Set.of(
          Layer.SEAMS, Layer.LINE, Layer.MARKERS, Layer.OVERLAPS, Layer.CONTACTS, Layer.CLEARANCE);

  /** Normals drawn at most. */
  private static final int MOST_NORMALS = 60_000;

  LayerShape(LineSet lines, Ribbons ribbons) {
    this(lines, ribbons, null);
  }

  /** Computes it; may take seconds. Probes may be null: then nothing is felt. */
  static LayerShape of(
      Layer layer, LevelScene scene, ProbeScene probes, String profile, Progress progress) {
    return switch (layer) {
      case SEAMS -> new LayerShape(BorderLines.faults(scene.context().ledger()), null);
      case BORDERS -> new LayerShape(BorderLines.all(scene.context().ledger()), null);
      case NORMALS -> new LayerShape(NormalLines.of(scene.surface(), MOST_NORMALS), null);
      case LINE -> new LayerShape(WayLines.of(scene.context()), null);
      case MARKERS -> new LayerShape(MarkerLines.of(scene.context().level()), null);
      case RIBBONS -> new LayerShape(null, SeamRibbons.of(scene.checked().report().seams().get()));
      case ACTIVE_EDGES ->
          new LayerShape(
              probes == null
                  ? new LineSet()
                  : ActiveEdgeLines.of(scene.context(), probes, ProfileList.shipped(profile)),
              null);
      case OVERLAPS -> {
        OverlapShapes shapes = OverlapShapes.of(scene, progress);
        yield new LayerShape(shapes.contours(), null, shapes.regions());
      }
      case CONTACTS -> new LayerShape(ContactLines.of(scene, progress), null);
      case GRIDS -> new LayerShape(GridLines.of(scene, progress), null);
      case CLEARANCE -> new LayerShape(ClearanceLines.of(scene, progress), null);
      case PROBLEMS, WIREFRAME, GRID, SECTION, XRAY, LEGEND -> new LayerShape(new LineSet(), null);
    };
  }

  /** Whether a layer has a shape at all. */
  static boolean has(Layer layer) {
    return switch (layer) {
      case SEAMS, BORDERS, NORMALS, LINE, MARKERS, RIBBONS, ACTIVE_EDGES, OVERLAPS -> true;
      case CONTACTS, GRIDS, CLEARANCE -> true;
      case PROBLEMS, WIREFRAME, GRID, SECTION, XRAY, LEGEND -> false;
    };
  }

  /** Brings it onto the graphics card. */
  void bring(Layer layer, LevelRenderer renderer) {
    if (ribbons != null) {
      renderer.ribbons(ribbons);
    } else {
      boolean through = THROUGH.contains(layer);
      renderer.lines(layer.name(), lines, width(layer), through);
      renderer.patches(layer.name(), patches);
    }
  }

  /** Takes a layer off the graphics card. */
  static void takeAway(Layer layer, LevelRenderer renderer) {
    if (layer == Layer.RIBBONS) {
      renderer.ribbons(new Ribbons());
    } else {
      renderer.lines(layer.name(), null, 1, false);
      renderer.patches(layer.name(), null);
    }
  }

  private static double width(Layer layer) {
    return switch (layer) {
      case LINE, OVERLAPS -> 3.5;
      case SEAMS, CONTACTS, MARKERS -> 2.5;
      case BORDERS, ACTIVE_EDGES, CLEARANCE -> 2;
      default -> 1;
    };
  }
}
