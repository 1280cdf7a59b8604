package org.trackwalk.io.patch.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.text.TextCursor;

/** Where things stand in a Wavefront OBJ file. */
final class ObjText {

  /** Words after which vertices are used in ways that are not followed here. */
  private static final List<String> FREE_FORM = List.of("curv", "curv2", "surf", "vp", "l", "p");

  final Layout layout = new Layout();
  final Lines text;
  final int end;

  /** Start of the line of each vertex, and of each texture vertex. */
  final GrowingInts vertexLines = new GrowingInts(1024);

  final GrowingInts textureLines = new GrowingInts(64);

  /** Of each face the start of its line and the end, before the line's end. */
  final GrowingInts faceStarts = new GrowingInts(1024);

  final GrowingInts faceEnds = new GrowingInts(1024);

  /** Of each corner where its word begins and ends. */
  final GrowingInts cornerStarts = new GrowingInts(1024);

  final GrowingInts cornerEnds = new GrowingInts(1024);

  /** Texture vertex of each corner, from 0; -1 for none. */
  final GrowingInts cornerTextures = new GrowingInts(1024);

  /** Normal of each corner, from 0; -1 for none. */
  final GrowingInts cornerNormals = new GrowingInts(1024);

  /** Of each corner whether an index that may change counts back from where it stands. */
  final GrowingInts cornerBackward = new GrowingInts(1024);

  /** Of each face which name, material and smoothing lines it stands under. */
  final GrowingInts faceNames = new GrowingInts(256);

  final GrowingInts faceMaterials = new GrowingInts(256);
  final GrowingInts faceSmoothings = new GrowingInts(256);

  /** Lines that faces stand under, without their ends; the first is none. */
  final List<String> lines = new ArrayList<>(List.of(""));

  /**
   * Where something may stand, and the lines that hold there.
   *
   * @param offset where a line starts, or the end of the file
   */
  record Place(int offset, int name, int material, int smoothing) {}

  /** The first line that names what follows; the end of the file when there is none. */
  Place firstName;

  /** The first line that gives a material; the end of the file when there is none. */
  Place firstMaterial;

  private int name;
  private int material;
  private int smoothing;

  /** Whether something but faces uses vertices. */
  boolean freeForm;

  private final Map<String, Integer> parts = new HashMap<>();
  private final GrowingInts vertices = new GrowingInts(1024);
  private final GrowingInts cornersOfFaces = new GrowingInts(256);
  private final GrowingInts partsOfFaces = new GrowingInts(256);
  private final GrowingInts placesOfFaces = new GrowingInts(256);
  private final TextCursor cursor;
  private String part = "";
  private int normals;

  ObjText(FileBytes file) {
    text = Lines.of(file);
    end = file.end();
    cursor = new TextCursor(file);
    layout.startPool();
    while (!cursor.atEnd()) {
      int start = cursor.at();
      if (cursor.skipBlanks()) {
        line(start);
      }
      cursor.nextLine();
    }
    firstName = firstName == null ? last() : firstName;
    firstMaterial = firstMaterial == null ? last() : firstMaterial;
    int at = 0;
    for (int f = 0; f < cornersOfFaces.size(); f++) {
      for (int i = 0; i < cornersOfFaces.get(f); i++) {
        layout.corner(vertices.get(at++));
      }
      layout.endFace(partsOfFaces.get(f), placesOfFaces.get(f), Layout.Form.POLYGON);
    }
  }

  /** The end of the file. */
  Place last() {
    return place(end);
  }

  private Place place(int offset) {
    return new Place(offset, name, material, smoothing);
  }

  private void line(int start) {
    if (cursor.word("v")) {
      vertexLines.add(start);
      float[] xyz = new float[3];
      for (int k = 0; k < 3; k++) {
        boolean read = cursor.skipBlanks() && cursor.number();
        xyz[k] = read ? cursor.value() : Float.NaN;
      }
      layout.vertex(xyz[0], xyz[1], xyz[2]);
    } else if (cursor.word("f") || cursor.word("fo")) {
      face(start);
    } else if (cursor.word("vt")) {
      textureLines.add(start);
    } else if (cursor.word("vn")) {
      normals++;
    } else if (cursor.word("o") || cursor.word("g")) {
      firstName = firstName == null ? place(start) : firstName;
      part = cursor.restOfLine();
      name = state(start);
    } else if (cursor.word("usemtl")) {
      firstMaterial = firstMaterial == null ? place(start) : firstMaterial;
      material = state(start);
    } else if (cursor.word("s")) {
      smoothing = state(start);
    } else {
      for (String word : FREE_FORM) {
        freeForm |= cursor.word(word);
      }
    }
  }

  private int state(int start) {
    lines.add(text.text(start, text.lineEnd(start)));
    return lines.size() - 1;
  }

  private void face(int start) {
    int line = cursor.line();
    int count = 0;
    while (cursor.skipBlanks() && cursor.peek() != '#') {
      corner();
      count++;
    }
    cornersOfFaces.add(count);
    partsOfFaces.add(parts.computeIfAbsent(part, k -> parts.size()));
    placesOfFaces.add(line);
    faceStarts.add(start);
    // Behind the last corner: a comment may follow, and stays.
    int last = count == 0 ? cursor.at() : cornerEnds.get(cornerEnds.size() - 1);
    faceEnds.add(Math.min(end, last));
    faceNames.add(name);
    faceMaterials.add(material);
    faceSmoothings.add(smoothing);
  }

  private void corner() {
    cornerStarts.add(cursor.at());
    long vertex = cursor.integer();
    long texture = 0;
    long normal = 0;
    if (cursor.peek() == '/') {
      cursor.skip(1);
      texture = cursor.integer();
      if (cursor.peek() == '/') {
        cursor.skip(1);
        normal = cursor.integer();
      }
    }
    cursor.skipWord();
    cornerEnds.add(cursor.at());
    vertices.add(index(vertex, layout.vertexCount()));
    cornerTextures.add(index(texture, textureLines.size()));
    cornerNormals.add(index(normal, normals));
    cornerBackward.add(vertex < 0 || texture < 0 ? 1 : 0);
  }

  private static int index(long written, int count) {
    long index = written > 0 ? written - 1 : written < 0 ? count + written : -1;
    return index < 0 || index > Integer.MAX_VALUE ? -1 : (int) index;
  }
}
