package org.trackwalk.io.assimp;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.worker.AnswerInput;

/** Takes a scene with what it looks like off the wire; the layout is in docs/assimp-worker.md. */
final class LookAnswer {

  private static final int MOST_PARTS = 1 << 24;

  private LookAnswer() {}

  static SceneLook read(AnswerInput in) throws ImportException, IOException {
    AssimpScene scene = SceneAnswer.read(in);
    List<SceneLook.Picture> pictures = new ArrayList<>();
    for (int left = in.count(MOST_PARTS); left > 0; left--) {
      String name = in.text();
      String hint = in.text();
      int width = in.count(Integer.MAX_VALUE);
      int height = in.count(Integer.MAX_VALUE);
      byte[] bytes = in.bytes(in.count(Integer.MAX_VALUE));
      if (width > 0 && 4L * width * height != bytes.length) {
        throw new IOException("a picture of " + width + " x " + height + " in " + bytes.length);
      }
      pictures.add(new SceneLook.Picture(name, hint, width, height, bytes));
    }
    List<SceneLook.Surface> surfaces = new ArrayList<>();
    for (int left = in.count(MOST_PARTS); left > 0; left--) {
      surfaces.add(new SceneLook.Surface(in.floats(3), in.text(), in.floats(4), in.integer() != 0));
    }
    List<float[]> places = new ArrayList<>();
    for (int left = in.count(MOST_PARTS); left > 0; left--) {
      int mesh = places.size();
      if (mesh >= scene.meshes().size()) {
        throw new IOException("places of more meshes than there are");
      }
      int floats = scene.meshes().get(mesh).positions().length;
      places.add(in.integer() == 0 ? null : in.floats(floats));
    }
    if (surfaces.size() != scene.materials().size() || places.size() != scene.meshes().size()) {
      throw new IOException("a look of another scene");
    }
    return new SceneLook(scene, pictures, surfaces, places);
  }
}
