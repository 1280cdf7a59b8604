package org.trackwalk.check.repair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.fix.FixList;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Declaration;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.Part;
import org.trackwalk.mesh.level.Piece;

/** The edits of several fixes as one batch: what two of them want alike is done once. */
final class EditBatch {

  private record From(Part part, Bits at) {}

  private record Edge(Part part, Bits from, Bits to) {}

  private final List<Edit> edits = new ArrayList<>();
  private final Map<From, Bits> moves = new HashMap<>();
  private final Map<Edge, List<Bits>> splits = new LinkedHashMap<>();
  private final Set<Edit> once = new HashSet<>();
  private final Set<Declaration> declarations = new LinkedHashSet<>();

  /** Adds a fix; false when it contradicts one that is in already. */
  boolean add(Proposal proposal) {
    for (Edit edit : proposal.fix().edits()) {
      if (edit instanceof Edit.Move m) {
        Bits known = moves.get(new From(m.part(), m.from()));
        if (known != null && !known.equals(m.to())) {
          return false;
        }
      }
    }
    declarations.addAll(proposal.fix().declarations());
    for (Edit edit : proposal.fix().edits()) {
      switch (edit) {
        case Edit.Move m -> {
          if (moves.put(new From(m.part(), m.from()), m.to()) == null) {
            edits.add(m);
          }
        }
        case Edit.Split s -> split(s);
        case Edit.Merge m -> addOnce(m);
        case Edit.DropUnused d -> addOnce(d);
        default -> edits.add(edit);
      }
    }
    return true;
  }

  /** Tidies the vertices of those pieces that have three to each triangle and are changed. */
  void tidySoups(List<Piece> pieces) {
    for (Piece piece : pieces) {
      boolean soup = piece.vertexCount() == 3 * piece.triangleCount();
      if (soup && FixList.bare(piece)) {
        tidyIfTouched(Part.of(piece));
      }
    }
  }

  /**
   * Tidies the vertices of a part that this batch changes; a list with three vertices to each
   * triangle is no such list any more once it is changed, and its copies would become a finding.
   */
  private void tidyIfTouched(Part part) {
    boolean touched =
        edits.stream().anyMatch(e -> e.part().equals(part))
            || splits.keySet().stream().anyMatch(e -> e.part().equals(part));
    if (touched) {
      addOnce(new Edit.Merge(part));
      addOnce(new Edit.DropUnused(part));
    }
  }

  private void addOnce(Edit edit) {
    if (once.add(edit)) {
      edits.add(edit);
    }
  }

  private void split(Edit.Split s) {
    Edge back = new Edge(s.part(), s.to(), s.from());
    boolean turned = splits.containsKey(back);
    Edge edge = turned ? back : new Edge(s.part(), s.from(), s.to());
    List<Bits> points = splits.computeIfAbsent(edge, k -> new ArrayList<>());
    for (Bits point : s.points()) {
      if (!points.contains(point)) {
        points.add(point);
      }
    }
    float[] from = edge.from().floats();
    points.sort((p, q) -> Double.compare(distance(from, p), distance(from, q)));
  }

  private static double distance(float[] from, Bits to) {
    float[] p = to.floats();
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = (double) p[k] - from[k];
      sum += d * d;
    }
    return sum;
  }

  /** What the manifest is to say. */
  List<Declaration> declarations() {
    return List.copyOf(declarations);
  }

  /** All edits by the file that they are of. */
  Map<String, List<Edit>> byFile() {
    Map<String, List<Edit>> files = new LinkedHashMap<>();
    for (Edit edit : edits) {
      files.computeIfAbsent(edit.part().file(), k -> new ArrayList<>()).add(edit);
    }
    splits.forEach(
        (edge, points) ->
            files
                .computeIfAbsent(edge.part().file(), k -> new ArrayList<>())
                .add(new Edit.Split(edge.part(), edge.from(), edge.to(), points)));
    return files;
  }
}
