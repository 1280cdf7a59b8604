package org.trackwalk.check.session;

import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The scene of a surface, built when it is first asked for; a cancelled try is made again. */
final class SceneOnce {

  private final WeldedSurface surface;
  private final int threads;
  private ProbeScene scene;

  SceneOnce(WeldedSurface surface, int threads) {
    this.surface = surface;
    this.threads = threads;
  }

  synchronized ProbeScene get(Progress progress) {
    if (scene == null) {
      scene = ProbeScene.of(surface, threads, progress);
    }
    return scene;
  }
}
