package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** Literal scenes for tests. */
final class Scenes {

  private Scenes() {}

  static Piece piece(String name, float[] positions, int... triangles) {
    return Piece.named(name, name + ".obj").mesh(positions, triangles).build();
  }

  static Piece twoSided(Piece piece) {
    return piece.toBuilder().twoSided(true).build();
  }

  static float[] xyz(double... numbers) {
    float[] positions = new float[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      positions[i] = (float) numbers[i];
    }
    return positions;
  }

  static ProbeScene scene(Piece... pieces) {
    return scene(List.of(pieces));
  }

  static ProbeScene scene(List<Piece> pieces) {
    return ProbeScene.of(ExactWeld.weld(pieces, 1, Progress.none()), 1, Progress.none());
  }

  static ContactMethod method(String id) {
    return MethodList.find(id).orElseThrow(() -> new AssertionError("no method " + id));
  }

  /** Contacts as "piece/triangle feature", in the order of the buffer. */
  static List<String> contacts(
      ProbeScene scene, double x, double y, double z, double radius, double a, String id) {
    ContactBuffer buffer = buffer(scene, x, y, z, radius, a, id);
    List<String> found = new ArrayList<>();
    for (int i = 0; i < buffer.size(); i++) {
      found.add(name(scene, buffer.triangle(i)) + " " + buffer.feature(i).id());
    }
    return found;
  }

  static ContactBuffer buffer(
      ProbeScene scene, double x, double y, double z, double radius, double a, String id) {
    ContactBuffer buffer = new ContactBuffer();
    new ContactQuery(scene).contacts(x, y, z, radius, a, method(id), buffer);
    return buffer;
  }

  static String name(ProbeScene scene, int triangle) {
    return scene.surface().pieces().get(scene.surface().pieceOf(triangle)).name()
        + "/"
        + scene.surface().sourceTriangle(triangle);
  }
}
