package org.trackwalk.io.scene.stk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/**
 * Finds the main driveline among all quadrilaterals: with {@code graph.xml} the first way out of
 * each from the first on, as the game's own lap does; without it those from the first on of which
 * each begins where the one before ends.
 */
final class StkDriveline {

  /**
   * How far the last side may be from the first to be the same, in metres. Exporters write three
   * digits, or leave a short piece out before the start; a track that does not return ends farther
   * away than a road is wide.
   */
  private static final double CLOSES = 10;

  private StkDriveline() {}

  /**
   * The main driveline; null when there is none.
   *
   * @param quads from {@link StkQuads}
   * @param graph the root of {@code graph.xml}; null when there is no such file
   */
  static StkLoop main(List<double[]> quads, XmlElement graph) throws ImportException {
    if (quads.isEmpty()) {
      return null;
    }
    return graph == null ? run(quads) : walk(quads, successors(quads.size(), graph));
  }

  private static StkLoop run(List<double[]> quads) {
    int end = 1;
    while (end < quads.size() && follows(quads.get(end - 1), quads.get(end))) {
      end++;
    }
    List<double[]> main = List.copyOf(quads.subList(0, end));
    return new StkLoop(main, main.size() > 2 && meets(main));
  }

  private static boolean follows(double[] before, double[] after) {
    return Arrays.equals(before, 9, 12, after, 0, 3) && Arrays.equals(before, 6, 9, after, 3, 6);
  }

  private static boolean meets(List<double[]> main) {
    StkLoop loop = new StkLoop(main, true);
    double[] end = loop.exit(main.size() - 1);
    double[] start = loop.entry(0);
    double dx = end[0] - start[0];
    double dy = end[1] - start[1];
    double dz = end[2] - start[2];
    return dx * dx + dy * dy + dz * dz <= CLOSES * CLOSES;
  }

  /** The first way out of each quadrilateral; what the file leaves open goes to the next. */
  private static int[] successors(int count, XmlElement graph) throws ImportException {
    int[] next = new int[count];
    Arrays.fill(next, -1);
    for (XmlElement element : graph.children()) {
      switch (element.name()) {
        case "edge-loop" -> {
          line(element, next);
          edge(element, index(element, "to", count), index(element, "from", count), next);
        }
        case "edge-line" -> line(element, next);
        case "edge" ->
            edge(element, index(element, "from", count), index(element, "to", count), next);
        default -> {
          // the list of nodes says no more than how many there are
        }
      }
    }
    for (int i = 0; i < count; i++) {
      next[i] = next[i] < 0 ? (i + 1) % count : next[i];
    }
    return next;
  }

  private static void line(XmlElement element, int[] next) throws ImportException {
    int to = index(element, "to", next.length);
    for (int i = index(element, "from", next.length); i < to; i++) {
      edge(element, i, i + 1, next);
    }
  }

  private static void edge(XmlElement element, int from, int to, int[] next) {
    if (next[from] < 0) {
      next[from] = to;
    }
  }

  private static int index(XmlElement element, String name, int count) throws ImportException {
    double number = element.number(name, -1);
    if (number != StrictMath.rint(number) || number < 0 || number >= count) {
      throw element.refusal(
          "'" + name + "' is '" + element.attribute(name) + "'; the quads are 0 to " + (count - 1));
    }
    return (int) number;
  }

  private static StkLoop walk(List<double[]> quads, int[] next) {
    List<double[]> main = new ArrayList<>();
    boolean[] seen = new boolean[quads.size()];
    int at = 0;
    while (!seen[at]) {
      seen[at] = true;
      main.add(quads.get(at));
      at = next[at];
    }
    return new StkLoop(List.copyOf(main), at == 0 && main.size() > 2);
  }
}
