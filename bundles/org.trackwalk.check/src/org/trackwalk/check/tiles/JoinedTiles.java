package org.trackwalk.check.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.Remainder;
import org.trackwalk.course.naming.StatedRoad;
import org.trackwalk.course.scale.FarVertices;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Place;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.report.CheckBasis;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.model.report.ToldFindings;
import org.trackwalk.model.settings.CheckSettings;

/** A level of which all that matters is there, from the parts of its tiles. */
public final class JoinedTiles {

  /** Ways to know the road that ask for nothing that may have been left out. */
  private static final Set<String> TOLD = Set.of("manifest", "names", "not asked");

  private final TileBook book;
  private final Level level;
  private final Remainder remainder;
  private final Map<String, StoredNumbers> numbers;

  JoinedTiles(TileBook book, Level level, Remainder remainder, Map<String, StoredNumbers> numbers) {
    this.book = book;
    this.level = level;
    this.remainder = remainder;
    this.numbers = Map.copyOf(numbers);
  }

  /** The level; its pieces have no plain ground where that was left out. */
  public Level level() {
    return level;
  }

  /** The same with more to be said on how it came to be one level. */
  JoinedTiles grouped(String words) {
    String grouping = level.grouping().isEmpty() ? words : level.grouping() + "; " + words;
    return new JoinedTiles(
        book,
        new Level(
            level.name(),
            grouping,
            level.pieces(),
            level.problems(),
            level.sources(),
            level.hints(),
            level.markers()),
        remainder,
        numbers);
  }

  /** Triangles that were left out. */
  public int leftOut() {
    return remainder.triangles();
  }

  /**
   * Rules that are not asked by such settings, with the reason; none where nothing was left out.
   */
  public SortedMap<String, String> notAsked(CheckSettings settings) {
    if (remainder.none()) {
      return new TreeMap<>();
    }
    Set<String> set = new TreeSet<>(settings.parameters().keySet());
    set.addAll(level.hints().rules().keySet());
    boolean byIndex =
        settings.profiles().stream().anyMatch(p -> p.identity(Bodies.ONE) == IdentityPolicy.INDEX);
    SortedMap<String, String> all = TileRules.notAsked(byIndex, set);
    all.keySet().removeIf(rule -> !settings.wants(rule));
    return all;
  }

  /**
   * Checks it.
   *
   * @param settings with what the manifest chooses
   * @param scarce whether less memory is worth a little more work
   * @return what a check of the level in one piece reports, but for the rules that are not asked
   * @throws TileException when the settings ask for ground that was left out
   */
  public LevelReport check(CheckSettings settings, boolean scarce, Progress progress)
      throws TileException {
    SortedMap<String, String> notAsked = notAsked(settings);
    if (!remainder.none() && !FarVertices.of(level.pieces()).isEmpty()) {
      throw new TileException(
          book.name()
              + ": of what was kept some lies far off all else, and the rest says that it does not:"
              + " cut it with --whole");
    }
    LevelReport report = without(notAsked, settings, scarce, progress);
    String how = report.corridor().how();
    boolean missing = how.equals("none") && StatedRoad.of(level).given();
    if (!remainder.none() && !missing && !TOLD.contains(how)) {
      throw new TileException(
          book.name()
              + ": where the road is ("
              + how
              + ") was asked of all ground, and some was left out: cut it with --whole");
    }
    if (!remainder.none() && missing) {
      TileRules.seekers().stream()
          .filter(settings::wants)
          .forEach(rule -> notAsked.put(rule, TileRules.sought()));
      report = without(notAsked, settings, scarce, progress);
    }
    return told(report, notAsked);
  }

  private LevelReport without(
      Map<String, String> notAsked, CheckSettings settings, boolean scarce, Progress progress) {
    Set<String> skip = new TreeSet<>(settings.skip());
    skip.addAll(notAsked.keySet());
    return LevelCheck.remaining(level, settings.withSkip(skip), scarce, remainder, progress);
  }

  private LevelReport told(LevelReport report, Map<String, String> notAsked) {
    List<SkippedRule> skipped = new ArrayList<>();
    for (SkippedRule rule : report.rulesSkipped()) {
      String why = notAsked.get(rule.rule());
      skipped.add(why == null ? rule : new SkippedRule(rule.rule(), why));
    }
    CheckBasis was = report.basis();
    CheckBasis basis =
        new CheckBasis(
            was.corridor(),
            was.judgedBy(),
            was.facts(),
            remainder.none() ? was.extent() : null,
            was.ledger(),
            skipped);
    ToldFindings told =
        new ToldFindings(
            report.findings().stream().map(this::stored).toList(),
            report.suppressed().stream()
                .map(s -> new Suppressed(stored(s.finding()), s.reason(), s.by(), s.until()))
                .toList(),
            report.truncated());
    return new LevelReport(
        report.identity(),
        basis,
        told,
        report.baseline(),
        report.seconds(),
        report.geometry(),
        report.sketch());
  }

  /** A finding whose triangles and vertices are called as in their files. */
  private Finding stored(Finding finding) {
    if (remainder.none()) {
      return finding;
    }
    Place place = finding.place();
    SortedMap<String, Features> features = new TreeMap<>();
    place
        .features()
        .forEach(
            (piece, each) -> {
              StoredNumbers known = numbers.get(piece);
              features.put(piece, known == null ? each : known.of(each));
            });
    return new Finding(
        finding.told(),
        new Place(
            place.surfaceClass(),
            place.position(),
            place.path(),
            place.length(),
            place.bounds(),
            place.pieces(),
            features),
        finding.evidence(),
        finding.standing());
  }
}
