package org.trackwalk.report.parts;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.parts.ConvexParts;
import org.trackwalk.contact.parts.Convexity;
import org.trackwalk.contact.parts.Part;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.report.format.Numbers;

/** The parts, and how convex pieces are, in words for the screen. */
public final class PartsText {

  private static final double PERCENT = 100;

  private PartsText() {}

  /** The parts, with a line break at the end. */
  public static String of(PartsBook book) {
    StringBuilder out = new StringBuilder();
    out.append(ShownText.of(book.name()))
        .append(": ")
        .append(String.join("\n  ", words(book)))
        .append('\n');
    List<Part> parts = book.parts().parts();
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      out.append("  ").append(PartsBook.part(i)).append(": ");
      out.append(Numbers.rounded(part.volume())).append(" m³, ");
      out.append(Numbers.counted(part.hull().core().vertexCount(), "corner"));
      if (part.depth() > Convexity.WITHIN) {
        out.append(", ").append(Numbers.length(part.depth())).append(" over the surface at ");
        out.append(place(book.axes(), part.deepest()));
      }
      out.append('\n');
    }
    return out.toString();
  }

  /** What is said of all parts. */
  static List<String> words(PartsBook book) {
    ConvexParts parts = book.parts();
    List<String> words = new ArrayList<>();
    Part deepest = parts.deepest();
    words.add(
        Numbers.counted(parts.parts().size(), "convex part")
            + " of "
            + Numbers.counted(book.triangles(), "triangle"));
    words.add(
        "volume "
            + Numbers.rounded(parts.volume())
            + " m³, the parts have "
            + percent(parts.error())
            + " too much and nothing too little");
    if (parts.error() > Math.max(book.asked(), Convexity.WITHIN)) {
      words.add(
          "that is more than the "
              + Numbers.rounded(PERCENT * book.asked())
              + " % asked for: --parts with a larger number allows more parts");
    }
    words.add(
        deepest.depth() > Convexity.WITHIN
            ? "largest distance from the surface to its part: "
                + Numbers.length(deepest.depth())
                + ", at "
                + place(book.axes(), deepest.deepest())
            : "the parts lie on the surface everywhere");
    if (parts.openEdges() > 0) {
      words.add(Numbers.counted(parts.openEdges(), "open edge") + " closed by flat fans");
    }
    if (parts.hidden() > 0) {
      words.add(
          Numbers.counted(parts.hidden(), "body").replace("bodys", "bodies")
              + " inside larger ones, counted with them");
    }
    if (parts.sheets() > 0) {
      words.add(
          Numbers.counted(parts.sheets(), "body").replace("bodys", "bodies")
              + " without an inside, taken as filled");
    }
    if (parts.flat() > 0) {
      words.add(
          Numbers.counted(parts.flat(), "body").replace("bodys", "bodies")
              + " in one plane, left out");
    }
    return words;
  }

  /** How convex pieces are, a line each; those that are convex are counted. */
  public static String of(String name, Frame axes, List<Convexity> pieces, double within) {
    List<Convexity> not = pieces.stream().filter(piece -> !piece.convex(within)).toList();
    StringBuilder out = new StringBuilder(ShownText.of(name)).append(": ");
    out.append(pieces.size() - not.size()).append(" of ");
    out.append(Numbers.counted(pieces.size(), "piece"));
    out.append(pieces.size() == 1 ? " is" : " are").append(" convex within ");
    out.append(Numbers.length(within)).append(" or the rounding of their coordinates\n");
    for (Convexity piece : not) {
      out.append("  ").append(ShownText.of(piece.piece())).append(" is not: ");
      out.append(String.join(", ", why(axes, piece, within))).append('\n');
    }
    return out.toString();
  }

  private static List<String> why(Frame axes, Convexity piece, double within) {
    List<String> why = new ArrayList<>();
    if (!Double.isFinite(piece.filled())) {
      return List.of("all of it lies in one plane");
    }
    if (piece.deeper(within)) {
      why.add(
          Numbers.length(piece.depth())
              + " under its hull at "
              + place(axes, piece.deepest())
              + ", it fills "
              + percent(Math.max(0, piece.filled()))
              + " of it");
    }
    if (piece.bodies() > 1) {
      why.add(piece.bodies() + " bodies");
    }
    if (piece.openEdges() > 0) {
      why.add(Numbers.counted(piece.openEdges(), "open edge"));
    }
    if (why.isEmpty()) {
      why.add("it holds no volume");
    }
    return why;
  }

  private static String percent(double share) {
    return Numbers.fixed(PERCENT * share, 2) + " %";
  }

  private static String place(Frame axes, double[] at) {
    return Numbers.position(axes.toFileAxes(at[0], at[1], at[2]));
  }
}
