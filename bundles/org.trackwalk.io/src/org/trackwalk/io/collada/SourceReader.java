package org.trackwalk.io.collada;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.trackwalk.io.importer.ImportException;

/** Reads {@code source} elements. */
final class SourceReader {

  private final DaeXml xml;
  private final DaeDocument document;

  SourceReader(DaeXml xml, DaeDocument document) {
    this.xml = xml;
    this.document = document;
  }

  /** Reads the element that was just entered into a geometry's sources, and goes to its end. */
  void read(Map<String, DaeSource> sources) throws ImportException {
    String id = xml.attribute("id", "");
    int line = xml.line();
    float[][] array = new float[1][];
    DaeSource[] accessed = {new DaeSource(line, null, "", 0, 3, -1, new int[] {0, 1, 2})};
    xml.children(
        name -> {
          if (name.equals("float_array")) {
            String arrayId = xml.attribute("id", "");
            array[0] = FloatList.of(xml, xml.count("count", 0));
            document.arrays.putIfAbsent(arrayId, array[0]);
          } else if (name.equals("technique_common")) {
            xml.children(
                child -> {
                  if (child.equals("accessor")) {
                    accessed[0] = accessor(line);
                  } else {
                    xml.skip();
                  }
                });
          } else {
            xml.skip();
          }
        });
    DaeSource a = accessed[0];
    DaeSource source =
        new DaeSource(
            line, array[0], a.arrayReference(), a.offset(), a.stride(), a.count(), a.columns());
    sources.putIfAbsent(id, source);
    document.sources.putIfAbsent(id, source);
  }

  private DaeSource accessor(int line) throws ImportException {
    String array = xml.attribute("source", "");
    int offset = xml.count("offset", 0);
    int stride = xml.count("stride", 1);
    int count = xml.count("count", -1);
    List<String> names = new ArrayList<>();
    xml.children(
        name -> {
          if (name.equals("param")) {
            names.add(xml.attribute("name", ""));
          }
          xml.skip();
        });
    return new DaeSource(line, null, array, offset, stride, count, columns(names, stride));
  }

  /**
   * A parameter without a name is one to be passed over; exporters that name none mean the first.
   */
  private static int[] columns(List<String> names, int stride) {
    int[] columns = {names.indexOf("X"), names.indexOf("Y"), names.indexOf("Z")};
    if (columns[0] >= 0 && columns[1] >= 0 && columns[2] >= 0) {
      return columns;
    }
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (!names.get(i).isEmpty()) {
        found.add(i);
      }
    }
    if (found.isEmpty()) {
      return IntStream.range(0, Math.min(3, stride)).toArray();
    }
    return found.stream().mapToInt(i -> i).toArray();
  }
}
