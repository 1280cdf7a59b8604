package org.trackwalk.io.patch.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.Splices;

/**
 * Lines that an OBJ file gets more: vertices, and faces that use them. They stand at the end of the
 * file, each under its name, material and smoothing group again. What has no name or no material
 * cannot get that back behind a line that gives one: such faces stand before the first such line.
 */
final class ObjNewFaces {

  private final ObjText obj;
  private final String lineEnd;
  private final StringBuilder vertices = new StringBuilder();
  private final StringBuilder textures = new StringBuilder();
  private final TreeMap<Integer, StringBuilder> faces = new TreeMap<>();

  ObjNewFaces(ObjText obj) {
    this.obj = obj;
    lineEnd = obj.text.lineEnding();
  }

  void vertex(String line) {
    vertices.append(line).append(lineEnd);
  }

  void texture(String line) {
    textures.append(line).append(lineEnd);
  }

  /** A face that is to stand under what another one stands under. */
  void face(int like, String line) {
    faces.computeIfAbsent(like, k -> new StringBuilder()).append(line).append(lineEnd);
  }

  /** Whether vertices come before the end, so that nothing behind may count back. */
  boolean early() {
    return faces.keySet().stream().anyMatch(f -> place(f).offset() < obj.end);
  }

  private ObjText.Place place(int face) {
    ObjText.Place place = obj.last();
    if (obj.faceNames.get(face) == 0 && obj.firstName.offset() < place.offset()) {
      place = obj.firstName;
    }
    if (obj.faceMaterials.get(face) == 0 && obj.firstMaterial.offset() < place.offset()) {
      place = obj.firstMaterial;
    }
    return place;
  }

  /**
   * Writes everything.
   *
   * @throws PatchException when a vertex more would renumber others
   */
  void write(Splices splices) throws PatchException {
    Map<Integer, ObjText.Place> places = new TreeMap<>();
    Map<Integer, List<Integer>> standing = new TreeMap<>();
    for (int f : faces.keySet()) {
      ObjText.Place place = place(f);
      places.put(place.offset(), place);
      standing.computeIfAbsent(place.offset(), k -> new ArrayList<>()).add(f);
    }
    String defined = vertices.toString() + textures;
    for (ObjText.Place place : places.values()) {
      if (!defined.isEmpty() && place.offset() < obj.end) {
        refuseToRenumber(place);
      }
      List<Integer> order = standing.get(place.offset());
      order.sort(
          (f, g) ->
              obj.faceNames.get(f) != obj.faceNames.get(g)
                  ? Integer.compare(obj.faceNames.get(f), obj.faceNames.get(g))
                  : Integer.compare(f, g));
      splices.replace(place.offset(), place.offset(), lines(place, defined, order));
      defined = "";
    }
  }

  private void refuseToRenumber(ObjText.Place place) throws PatchException {
    boolean behind =
        obj.freeForm
            || last(obj.vertexLines) >= place.offset()
            || !textures.isEmpty() && last(obj.textureLines) >= place.offset();
    if (behind) {
      boolean name = place.offset() == obj.firstName.offset();
      throw new PatchException(
          "its triangles stand before the file's first "
              + (name ? "object name" : "material")
              + ", and a vertex more there would renumber those behind: give it "
              + (name ? "a name" : "a material")
              + " in the modelling tool");
    }
  }

  private static int last(GrowingInts list) {
    return list.size() == 0 ? -1 : list.get(list.size() - 1);
  }

  private String lines(ObjText.Place place, String defined, List<Integer> order) {
    StringBuilder out = new StringBuilder();
    byte[] bytes = obj.text.bytes();
    int at = place.offset();
    boolean open = at > 0 && bytes[at - 1] != '\n' && bytes[at - 1] != '\r';
    out.append(open ? lineEnd : "").append(defined);
    String[] state = state(place.name(), place.material(), place.smoothing());
    for (int f : order) {
      turn(
          out,
          state,
          state(obj.faceNames.get(f), obj.faceMaterials.get(f), obj.faceSmoothings.get(f)));
      out.append(faces.get(f));
    }
    if (at < obj.end) {
      turn(out, state, state(place.name(), place.material(), place.smoothing()));
    }
    return out.toString();
  }

  /** Lines that say so; smoothing is off where no line does. */
  private String[] state(int name, int material, int smoothing) {
    String smooth = smoothing == 0 ? "s off" : obj.lines.get(smoothing);
    return new String[] {obj.lines.get(name), obj.lines.get(material), smooth};
  }

  private void turn(StringBuilder out, String[] state, String[] wanted) {
    for (int i = 0; i < state.length; i++) {
      if (!wanted[i].equals(state[i])) {
        out.append(wanted[i]).append(lineEnd);
        state[i] = wanted[i];
      }
    }
  }
}
