package org.trackwalk.io.collada;

import java.util.IdentityHashMap;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.names.PrintableName;

/** Turns sources into xyz triples, each once, so that all groups of a geometry share them. */
final class DaeVectors {

  private final Map<DaeSource, float[]> done = new IdentityHashMap<>();

  /**
   * The vectors of a source that an input names.
   *
   * @param where the line of the input's element, for messages
   * @return xyz triples; the file's own array when it holds nothing else
   */
  float[] of(DaeGeometry geometry, DaeInput input, int where) throws ImportException {
    DaeDocument document = geometry.document();
    String id = input.source().startsWith("#") ? input.source().substring(1) : input.source();
    DaeSource source = geometry.sources().get(id);
    if (source == null) {
      source = document.sources.get(id);
    }
    if (source == null) {
      throw refusal(document, where, input.semantic() + " names '" + id + "', which is not there");
    }
    float[] known = done.get(source);
    if (known == null) {
      known = triples(document, source, input.semantic());
      done.put(source, known);
    }
    return known;
  }

  /** The same of a source of pairs: the third number is the second again. */
  float[] pairs(DaeGeometry geometry, DaeInput input, int where) throws ImportException {
    String id = input.source().startsWith("#") ? input.source().substring(1) : input.source();
    DaeDocument document = geometry.document();
    DaeSource s = geometry.sources().getOrDefault(id, document.sources.get(id));
    if (s == null || s.columns().length < 2) {
      throw refusal(document, where, input.semantic() + " names no pairs: '" + id + "'");
    }
    float[] known = done.get(s);
    if (known == null) {
      int[] columns = {s.columns()[0], s.columns()[1], s.columns()[1]};
      known =
          triples(
              document,
              new DaeSource(
                  s.line(),
                  s.array(),
                  s.arrayReference(),
                  s.offset(),
                  s.stride(),
                  s.count(),
                  columns),
              input.semantic());
      done.put(s, known);
    }
    return known;
  }

  private static float[] triples(DaeDocument document, DaeSource source, String semantic)
      throws ImportException {
    float[] array = source.array();
    String reference = source.arrayReference();
    if (array == null || !reference.isEmpty()) {
      float[] named = document.arrays.get(reference.startsWith("#") ? reference.substring(1) : "");
      array = named == null ? array : named;
    }
    if (array == null) {
      throw refusal(
          document, source.line(), "the numbers of " + semantic + " are not in this file");
    }
    int[] columns = source.columns();
    if (columns.length < 3) {
      String found = columns.length + " numbers each, but 3 are needed";
      throw refusal(document, source.line(), "the vectors of " + semantic + " have " + found);
    }
    int reach = 1 + Math.max(columns[0], Math.max(columns[1], columns[2]));
    int stride = Math.max(source.stride(), reach);
    long room = (long) array.length - source.offset() - reach;
    long there = room < 0 ? 0 : room / stride + 1;
    if (source.count() > there) {
      throw refusal(
          document,
          source.line(),
          "this source promises "
              + source.count()
              + " vectors, but has numbers for "
              + there
              + "; the file was cut off or edited: export it again");
    }
    int count = (int) (source.count() < 0 ? there : source.count());
    boolean plain = source.offset() == 0 && stride == 3 && columns[0] == 0 && columns[1] == 1;
    if (plain && 3 * count == array.length) {
      return array;
    }
    float[] triples = new float[Math.multiplyExact(3, count)];
    for (int i = 0; i < count; i++) {
      int at = source.offset() + stride * i;
      triples[3 * i] = array[at + columns[0]];
      triples[3 * i + 1] = array[at + columns[1]];
      triples[3 * i + 2] = array[at + columns[2]];
    }
    return triples;
  }

  private static ImportException refusal(DaeDocument document, int line, String problem) {
    return new ImportException(document.shown, "line " + line, PrintableName.of(problem));
  }
}
