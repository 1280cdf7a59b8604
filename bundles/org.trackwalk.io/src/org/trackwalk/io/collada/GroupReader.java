package org.trackwalk.io.collada;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.importer.ImportException;

/** Reads one primitive group: {@code triangles}, {@code polylist} and so on. */
final class GroupReader {

  private final DaeXml xml;
  private final List<DaeInput> inputs = new ArrayList<>();
  private final IndexList indices;
  private final IndexList counts;

  /** How many indices each {@code p} and {@code h} holds. */
  private final GrowingInts lists = new GrowingInts(16);

  /** Per list whether it is a hole in the face before it. */
  private final GrowingInts holes = new GrowingInts(16);

  GroupReader(DaeXml xml) {
    this.xml = xml;
    this.indices = new IndexList(xml);
    this.counts = new IndexList(xml);
  }

  /** Reads the element that was just entered, and goes to its end. */
  DaeGroup read(DaeGroup.Form form, String element) throws ImportException {
    int line = xml.line();
    String material = xml.attribute("material", "");
    int promised = xml.count("count", 0);
    xml.children(this::child);
    int stride = 1;
    for (DaeInput input : inputs) {
      stride = Math.max(stride, input.offset() + 1);
    }
    requireWhole(indices.size(), stride, line, element);
    Map<Integer, int[]> rings = new HashMap<>();
    int[] faces =
        switch (element) {
          case "triangles" -> null;
          case "polylist" -> counted(stride, line);
          default -> listed(stride, line, element, rings);
        };
    int found = faces == null ? indices.size() / stride / 3 : faces.length;
    if (faces == null) {
      requireWhole(indices.size(), 3 * stride, line, element);
    }
    if (found < promised) {
      throw xml.refusal(
          line,
          element
              + " promises "
              + promised
              + " faces, but only "
              + found
              + " follow; the file was cut off or edited: export it again");
    }
    return new DaeGroup(form, line, material, inputs, stride, indices, faces, rings);
  }

  private void child(String name) throws ImportException {
    switch (name) {
      case "input" -> {
        inputs.add(input(xml, name));
        xml.skip();
      }
      case "p" -> list(0);
      case "ph" ->
          xml.children(
              ring -> {
                if (ring.equals("p") || ring.equals("h")) {
                  list(ring.equals("h") ? 1 : 0);
                } else {
                  xml.skip();
                }
              });
      case "vcount" -> counts.read();
      default -> xml.skip();
    }
  }

  private void list(int hole) throws ImportException {
    int before = indices.size();
    indices.read();
    lists.add(indices.size() - before);
    holes.add(hole);
  }

  /** The element that was just entered as an input; its semantic is empty when it is none. */
  static DaeInput input(DaeXml xml, String element) {
    String semantic = element.equals("input") ? xml.attribute("semantic", "") : "";
    int most = 1 << 16; // no corner has more numbers; a wrong offset must not become a huge stride
    int offset = Math.min(most, xml.count("offset", 0));
    return new DaeInput(semantic, xml.attribute("source", ""), offset);
  }

  private void requireWhole(int size, int unit, int line, String element) throws ImportException {
    if (size % unit != 0) {
      throw xml.refusal(
          line,
          element
              + " has "
              + size
              + " indices, which is no multiple of "
              + unit
              + ": some are missing; export the file again");
    }
  }

  private int[] counted(int stride, int line) throws ImportException {
    int[] faces = Arrays.copyOf(counts.items(), counts.size());
    long corners = 0;
    for (int count : faces) {
      if (count < 0) {
        throw xml.refusal(line, "a face of this polylist has " + count + " corners");
      }
      corners += count;
    }
    if (corners != indices.size() / stride) {
      throw xml.refusal(
          line,
          "the faces of this polylist have "
              + corners
              + " corners by their vcount, but "
              + indices.size() / stride
              + " follow; the file was cut off or edited: export it again");
    }
    return faces;
  }

  private int[] listed(int stride, int line, String element, Map<Integer, int[]> rings)
      throws ImportException {
    GrowingInts faces = new GrowingInts(lists.size());
    for (int i = 0; i < lists.size(); i++) {
      requireWhole(lists.get(i), stride, line, element);
      int corners = lists.get(i) / stride;
      if (holes.get(i) == 0 || faces.size() == 0) {
        faces.add(corners);
      } else {
        int face = faces.size() - 1;
        int[] known = rings.getOrDefault(face, new int[] {faces.get(face)});
        int[] more = Arrays.copyOf(known, known.length + 1);
        more[known.length] = corners;
        rings.put(face, more);
        faces.items()[face] += corners;
      }
    }
    return faces.toArray();
  }
}
