package org.trackwalk.eclipse.viewer.stage;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.viewer.gl.LevelRenderer;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/**
 * Brings the shapes of the layers that are shown onto the graphics card, each once per scene. They
 * are computed in jobs, so that the view never stands still, and not kept on the heap.
 */
final class LayerLines {

  private final Display display;
  private final Runnable redraw;

  /** What was asked for: the profile, or empty. */
  private final Map<Layer, String> asked = new EnumMap<>(Layer.class);

  private final Map<Layer, LayerShape> ready = new EnumMap<>(Layer.class);
  private final Set<Layer> there = EnumSet.noneOf(Layer.class);

  /** On the graphics card still, of a scene that is gone. */
  private final Set<Layer> stale = EnumSet.noneOf(Layer.class);

  private LevelScene current;

  LayerLines(Display display, Runnable redraw) {
    this.display = display;
    this.redraw = redraw;
  }

  /** Another scene has come: what was drawn of the last one is taken away at the next chance. */
  void clear(LevelScene scene) {
    current = scene;
    stale.addAll(there);
    there.clear();
    asked.clear();
    ready.clear();
  }

  /** Brings what is ready, takes away what is not shown, and starts what is missing. */
  void bring(LevelRenderer renderer, ProbeScene probes, ViewOptions options) {
    stale.forEach(layer -> LayerShape.takeAway(layer, renderer));
    stale.clear();
    ready.forEach(
        (layer, shape) -> {
          shape.bring(layer, renderer);
          there.add(layer);
        });
    ready.clear();
    for (Layer layer : Layer.values()) {
      if (!LayerShape.has(layer)) {
        continue;
      }
      String wanted = layer == Layer.ACTIVE_EDGES ? options.profile() : "";
      if (!options.shows(layer)) {
        if (asked.remove(layer) != null || there.contains(layer)) {
          LayerShape.takeAway(layer, renderer);
          there.remove(layer);
        }
      } else if (!wanted.equals(asked.get(layer))) {
        asked.put(layer, wanted);
        start(layer, probes, wanted);
      }
    }
  }

  private void start(Layer layer, ProbeScene probes, String profile) {
    LevelScene scene = current;
    Job job =
        Job.create(
            "Drawing: " + layer.title(),
            (IProgressMonitor monitor) ->
                compute(layer, scene, probes, profile, new MonitorProgress(monitor)));
    job.setPriority(Job.SHORT);
    job.schedule();
  }

  private IStatus compute(
      Layer layer, LevelScene scene, ProbeScene probes, String profile, Progress progress) {
    try {
      LayerShape shape = LayerShape.of(layer, scene, probes, profile, progress);
      if (!display.isDisposed()) {
        display.asyncExec(() -> done(layer, scene, profile, shape));
      }
      return Status.OK_STATUS;
    } catch (CancelledException e) {
      return Status.CANCEL_STATUS;
    }
  }

  private void done(Layer layer, LevelScene scene, String profile, LayerShape shape) {
    if (scene == current && profile.equals(asked.get(layer))) {
      ready.put(layer, shape);
      redraw.run();
    }
  }
}
