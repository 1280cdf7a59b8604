package org.trackwalk.io.ac3d;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.io.polygon.PolygonTriangulation;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.progress.Progress;

/** Reads the objects of a file one after the other and hands each over when it is complete. */
final class AcReader {

  /** Receives an object with all its surfaces. */
  @FunctionalInterface
  interface Receiver {
    void object(AcObject object, double[] placement, List<String> materials);
  }

  private final AcWords words;
  private final Progress progress;
  private final Receiver receiver;
  private final List<String> materials = new ArrayList<>();
  private final Deque<AcParent> parents = new ArrayDeque<>();
  private final PolygonTriangulation polygons = new PolygonTriangulation();
  private final GrowingInts refs = new GrowingInts(16);
  private AcObject object;
  private boolean anyObject;

  /** Whether a track's compiler wrote it: modellers store no normals. */
  private boolean compiled;

  AcReader(AcWords words, Progress progress, Receiver receiver) {
    this.words = words;
    this.progress = progress;
    this.receiver = receiver;
    parents.push(AcParent.root());
  }

  /**
   * Reads the whole file. A compiled track, which is known by the normals at its vertices,
   * announces more kids than it has, so there they are believed only as far as there are objects;
   * in any other file those that are missing were cut off.
   */
  void read() throws ImportException {
    if (!words.more() || !words.word().startsWith("AC3D")) {
      throw words.wrong("this is not AC3D: the first line does not begin with AC3D");
    }
    words.nextLine();
    while (words.more()) {
      statement(words.word());
    }
    requireEnd();
  }

  private void requireEnd() throws ImportException {
    if (object != null) {
      throw words.wrong("the file ends inside an object: it was cut off; export it again");
    }
    if (!anyObject) {
      throw words.wrong("the file ends before its first OBJECT: it was cut off; export it again");
    }
    for (AcParent parent : parents) {
      if (parent.line() > 0 && parent.childrenLeft() > 0 && !compiled) {
        throw words.wrong(
            "the file ends when "
                + parent.childrenLeft()
                + " of the "
                + parent.children()
                + " objects are missing that line "
                + parent.line()
                + " announces: it was cut off; export it again, or correct that number of kids if"
                + " the file is whole");
      }
    }
  }

  private void statement(String word) throws ImportException {
    if (word.equals("OBJECT")) {
      if (object != null) {
        finish(0); // older exporters leave out 'kids 0'
      }
      object = new AcObject(nextParent(), polygons);
      anyObject = true;
      words.nextLine();
      progress.check();
    } else if (word.equals("MATERIAL")) {
      materials.add(words.name());
      words.nextLine();
    } else if (object == null) {
      throw words.wrong("OBJECT or MATERIAL belongs here, not '" + word + "'");
    } else {
      inObject(word);
    }
  }

  private void inObject(String word) throws ImportException {
    switch (word) {
      case "name" -> object.name(words.name());
      case "texture" -> object.texture(words.name());
      case "loc" -> numbers(object.location(), "loc with three numbers");
      case "rot" -> {
        double[] nine = new double[9];
        numbers(nine, "rot with nine numbers");
        object.rotation(nine);
      }
      case "data" -> {
        int bytes = words.count("the length of the data");
        words.nextLine();
        words.skipBytes(bytes);
        return;
      }
      case "numvert" -> {
        vertices(words.count("the number of vertices"));
        return;
      }
      case "numsurf" -> {
        surfaces(words.count("the number of surfaces"));
        return;
      }
      case "subdiv" -> subdivision(words.line(), words.word());
      case "kids" -> finish(words.count("the number of kids"));
      case "texrep",
          "texoff",
          "crease",
          "url",
          "hidden",
          "locked",
          "folded",
          "lightcolor",
          "shader" -> {}
      default -> throw words.wrong("'" + word + "' is not a word of an AC3D object");
    }
    words.nextLine();
  }

  /** What is no number is none, as ever: nothing is made of it. */
  private void subdivision(int line, String level) {
    if (level.matches("[1-9][0-9]*")) {
      object.surfaces().loose().add(LeftOut.Kind.SUBDIVISION, 1, line, List.of());
    }
  }

  private void numbers(double[] values, String what) throws ImportException {
    for (int i = 0; i < values.length; i++) {
      values[i] = words.finite(what);
    }
  }

  private void vertices(int count) throws ImportException {
    for (int i = 0; i < count; i++) {
      words.nextLine();
      if (!words.more()) {
        throw words.wrong("the file ends after " + i + " of " + count + " vertices");
      }
      String what = "vertex " + i + " of " + count + " with three numbers";
      object.vertices().add(words.coordinate(what), words.coordinate(what), words.coordinate(what));
      if (words.moreInLine()) {
        compiled = true;
        object
            .normals()
            .add(words.coordinate(what), words.coordinate(what), words.coordinate(what));
      }
    }
    words.nextLine();
  }

  private void surfaces(int count) throws ImportException {
    words.nextLine();
    for (int i = 0; i < count; i++) {
      String word = words.more() ? words.word() : "";
      if (!word.equals("SURF")) {
        throw words.wrong("surface " + i + " of " + count + " belongs here, not '" + word + "'");
      }
      surface();
    }
  }

  private void surface() throws ImportException {
    int line = words.line();
    AcFlags flags = flags(words.word());
    words.nextLine();
    int material = 0;
    String word = words.more() ? words.word() : "";
    if (word.equals("mat")) {
      material = words.index("the number of a material");
      words.nextLine();
      word = words.more() ? words.word() : "";
    }
    if (!word.equals("refs")) {
      throw words.wrong("refs belongs here, not '" + word + "'");
    }
    int count = words.count("the number of refs");
    refs.truncate(0);
    for (int i = 0; i < count; i++) {
      words.nextLine();
      if (!words.more()) {
        throw words.wrong("the file ends after " + i + " of " + count + " refs");
      }
      refs.add(words.index("the number of a vertex"));
    }
    words.nextLine();
    object
        .surfaces()
        .add(
            flags,
            material,
            line,
            refs.items(),
            count,
            object.vertices().items(),
            object.vertices().size() / 3);
  }

  private AcFlags flags(String word) throws ImportException {
    boolean hex = word.startsWith("0x") || word.startsWith("0X");
    AcFlags flags;
    try {
      flags = new AcFlags(Integer.parseInt(hex ? word.substring(2) : word, hex ? 16 : 10));
    } catch (NumberFormatException e) {
      throw words.wrong("the flags of a surface belong here, not '" + word + "'");
    }
    if (!flags.known()) {
      throw words.wrong("surface type " + word + " is not known");
    }
    return flags;
  }

  private AcParent nextParent() {
    while (parents.size() > 1 && parents.peek().childrenLeft() == 0) {
      parents.pop();
    }
    parents.peek().childMet();
    return parents.peek();
  }

  private void finish(int kids) throws ImportException {
    double[] placement = object.placement();
    if (!Placement.isFinite(placement)) {
      throw words.wrong("the place of this object is infinitely far away");
    }
    receiver.object(object, placement, materials);
    if (kids > 0) {
      parents.push(
          new AcParent(object.nameOrInherited(), object.path(), placement, words.line(), kids));
    }
    object = null;
  }
}
