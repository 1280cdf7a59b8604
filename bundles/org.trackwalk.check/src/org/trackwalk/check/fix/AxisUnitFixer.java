package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.course.scale.Doubt;
import org.trackwalk.course.scale.Reading;
import org.trackwalk.course.scale.SizeEvidence;
import org.trackwalk.course.scale.SizeLimits;
import org.trackwalk.course.scale.StrayParts;
import org.trackwalk.course.scale.UnitWords;
import org.trackwalk.io.patch.Declaration;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.model.finding.Finding;

/**
 * Lets the level's manifest say the unit, the axis or the placement of a piece. No vertex is moved:
 * a mesh that is rewritten a hundred times smaller would be wrong again after the next export.
 */
final class AxisUnitFixer implements Fixer {

  @Override
  public List<Mend> mends() {
    return List.of(Mend.MANIFEST);
  }

  @Override
  public List<Proposal> propose(FixContext context, List<Finding> findings) {
    RuleContext rules = context.rules();
    Map<String, Double> set = rules.settings().parameters();
    SizeLimits limits = SizeLimits.DEFAULT;
    for (String rule : RuleList.mended(Mend.MANIFEST)) {
      limits =
          new SizeLimits(
              set.getOrDefault(rule + ".narrowest", limits.narrowest()),
              set.getOrDefault(rule + ".widest", limits.widest()));
    }
    List<StrayParts.Stray> strays =
        StrayParts.of(context.surface(), rules.ledger().edges()); // as the rule finds them
    List<Doubt> doubts =
        strays.isEmpty()
            ? SizeEvidence.of(
                rules.level(), context.surface(), rules.corridor(), limits, rules.settings())
            : List.of();
    return findings.stream().map(f -> proposal(context, f, strays, doubts)).toList();
  }

  private static Proposal proposal(
      FixContext context, Finding finding, List<StrayParts.Stray> strays, List<Doubt> doubts) {
    for (StrayParts.Stray stray : strays) {
      List<String> names = stray.pieces().stream().map(p -> context.piece(p).name()).toList();
      if (finding.pieces().size() == names.size() && finding.pieces().containsAll(names)) {
        return placed(context, finding, stray);
      }
    }
    for (Doubt doubt : doubts) {
      if (finding.message().equals(doubt.words())) {
        if (doubt.undecided()) {
          return Proposal.refused(
              finding, "more than one reading makes sense and only you know. " + doubt.advice());
        }
        return doubt.readings().isEmpty()
            ? Proposal.refused(finding, "which reading is right is not known. " + doubt.advice())
            : read(context, finding, doubt.readings());
      }
    }
    if (finding.measure() != null && finding.measure().name().equals("count")) {
      return Proposal.refused(finding, "the file itself says what cannot be: export it again");
    }
    return Proposal.refused(
        finding, "which of the two is right is for you to say. " + finding.help());
  }

  /** The level as a whole in its likeliest reading. */
  private static Proposal read(FixContext context, Finding finding, List<Reading> readings) {
    Reading first = readings.get(0);
    List<Declaration> declared = new ArrayList<>();
    String what;
    if (first.up() != null) {
      declared.add(new Declaration.Read(null, first.up()));
      what = "\"up\": \"" + first.up().id() + "\" into the manifest";
    } else if (first.unit() != null) {
      declared.add(new Declaration.Read(first.unit(), null));
      what = "\"units\": \"" + first.unit().id() + "\" into the manifest";
    } else {
      TreeMap<String, Boolean> files = new TreeMap<>();
      context.surface().pieces().forEach(p -> files.put(p.file(), true));
      double[] rows = scaled(first.factor());
      files.keySet().forEach(f -> declared.add(new Declaration.Placed(f, null, List.of(), rows)));
      what = "\"scale\": " + UnitWords.factor(first.factor()) + " beside each file in the manifest";
    }
    StringBuilder words = new StringBuilder(what);
    if (first.width() > 0) {
      words.append(": the road is ").append(UnitWords.metres(first.width())).append(" wide then");
    }
    for (Reading other : readings.subList(1, readings.size())) {
      words.append(other == readings.get(1) ? " (it could also be " : ", ");
      words.append(
          other.unit() == null
              ? UnitWords.factor(other.factor()) + " times as large"
              : UnitWords.of(other.unit()));
    }
    words.append(readings.size() > 1 ? ")" : "");
    return Proposal.of(finding, Fix.declaring(words.toString(), declared));
  }

  /** A part that would fit. */
  private static Proposal placed(FixContext context, Finding finding, StrayParts.Stray stray) {
    List<Declaration> declared = new ArrayList<>();
    TreeMap<String, List<Integer>> files = new TreeMap<>();
    for (int p : stray.pieces()) {
      files.computeIfAbsent(context.piece(p).file(), k -> new ArrayList<>()).add(p);
    }
    for (Map.Entry<String, List<Integer>> file : files.entrySet()) {
      List<Piece> all =
          context.surface().pieces().stream().filter(p -> p.file().equals(file.getKey())).toList();
      boolean whole = all.size() == file.getValue().size();
      for (int p : file.getValue()) {
        Piece piece = context.piece(p);
        if (piece.frame().up() == UpAxis.X && stray.turn() != null
            || !whole && (piece.node() == null || piece.node().isEmpty())
            || !whole && piece.node().contains("*")) {
          return Proposal.refused(finding, "it cannot be named in a manifest. " + finding.help());
        }
        List<String> others =
            all.stream().filter(p2 -> p2 != piece).map(Piece::node).distinct().toList();
        if (!whole && others.contains(piece.node())) {
          return Proposal.refused(finding, "it cannot be named in a manifest. " + finding.help());
        }
        double[] rows = placement(piece.frame(), stray);
        declared.add(
            whole
                ? new Declaration.Placed(file.getKey(), null, List.of(), rows)
                : new Declaration.Placed(file.getKey(), piece.node(), others, rows));
        if (whole) {
          break;
        }
      }
    }
    String what =
        (stray.turn() == null
                ? "\"scale\": " + UnitWords.factor(stray.factor())
                : "a \"matrix\" with " + stray.turn() + " up")
            + " beside "
            + (files.size() == 1 ? files.firstKey() : files.size() + " files")
            + " in the manifest: "
            + stray.edges()
            + " border edges meet their neighbours then";
    return Proposal.of(finding, Fix.declaring(what, declared));
  }

  /** In the file's own axes and unit: a quarter turn about x is the same with Y and with Z up. */
  private static double[] placement(Frame frame, StrayParts.Stray stray) {
    double f = stray.factor();
    double[] rows = scaled(f);
    if (stray.turn() != null) {
      double sign = stray.turn() == UpAxis.Z ? f : -f;
      rows = new double[] {f, 0, 0, 0, 0, 0, sign, 0, 0, -sign, 0, 0};
    }
    double[] pivot = stray.pivot();
    double[] p = frame.toFileAxes(pivot[0], pivot[1], pivot[2]);
    for (int row = 0; row < 3; row++) {
      double turned = 0;
      for (int column = 0; column < 3; column++) {
        turned += rows[4 * row + column] * p[column];
      }
      rows[4 * row + 3] = p[row] - turned + 0.0;
    }
    return rows;
  }

  private static double[] scaled(double f) {
    return new double[] {f, 0, 0, 0, 0, f, 0, 0, 0, 0, f, 0};
  }
}
