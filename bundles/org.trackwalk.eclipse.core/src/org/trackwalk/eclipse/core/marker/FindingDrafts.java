package org.trackwalk.eclipse.core.marker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.trackwalk.check.rank.WorstFirst;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.report.format.Jolt;
import org.trackwalk.report.format.Numbers;

/**
 * Turns findings into markers as they should be: the worst of a level, and one line on the rest.
 */
public final class FindingDrafts {

  /** Rule of the marker that says how many findings have none. */
  public static final String MORE = "level.more";

  /** Rule of the marker of a file that cannot be read. */
  public static final String UNREADABLE = "import.unreadable";

  /** Fingerprint of the marker of a folder that is missing: one a folder. */
  private static final String MISSING = "missing folder";

  /** Formats whose places are lines of text. */
  private static final Set<String> TEXTS = Set.of("obj", "ac", "acc");

  /** The platform refuses a marker's text of 65,535 bytes; a letter has up to three. */
  private static final int LONGEST = 20_000;

  private final TrackLevel level;
  private final String part;
  private final Function<String, IResource> fileOfPiece;
  private final Function<String, Piece> pieces;
  private final Function<Finding, String> vehicles;

  /**
   * Drafts for what was checked as one.
   *
   * @param part its name: lines of different parts are never read as one
   * @param pieces a piece by its name; null where there is none
   * @param fileOfPiece the resource of a piece by its name; null for the level itself
   * @param vehicles what several vehicles feel, side by side; empty where one judges
   */
  public FindingDrafts(
      TrackLevel level,
      String part,
      Function<String, Piece> pieces,
      Function<String, IResource> fileOfPiece,
      Function<Finding, String> vehicles) {
    this.vehicles = vehicles;
    this.level = level;
    this.part = part;
    this.pieces = pieces;
    this.fileOfPiece = fileOfPiece;
  }

  /**
   * Drafts of the worst findings by severity, then risk, then their order; the worst of each group
   * comes before all others, so that no group is lost. What is over the limit is said in one
   * information marker on the level.
   *
   * @param maker what makes the draft of a finding
   * @param limit most drafts that are about findings; 0 for all
   */
  public static List<MarkerDraft> of(
      TrackLevel level, List<Finding> findings, Function<Finding, FindingDrafts> maker, int limit) {
    List<Finding> worst = new ArrayList<>(findings);
    worst.sort(
        Comparator.comparing(Finding::severity).thenComparingDouble(Finding::risk).reversed());
    int shown = limit <= 0 ? worst.size() : Math.min(limit, worst.size());
    if (shown < worst.size()) {
      Set<String> met = new HashSet<>();
      Map<Boolean, List<Finding>> leads =
          worst.stream().collect(Collectors.partitioningBy(f -> met.add(maker.apply(f).group(f))));
      worst = new ArrayList<>(leads.get(true));
      worst.addAll(leads.get(false));
    }
    List<MarkerDraft> drafts = new ArrayList<>();
    for (Finding finding : worst.subList(0, shown)) {
      drafts.add(maker.apply(finding).draft(finding));
    }
    if (shown < worst.size()) {
      drafts.add(more(level, shown, worst.size() - shown));
    }
    return drafts;
  }

  private static MarkerDraft more(TrackLevel level, int shown, int more) {
    String message =
        more
            + (more == 1 ? " more finding has" : " more findings have")
            + " no line here: the "
            + shown
            + " worst are listed; Show All Findings in the menu of this line lists all";
    Map<String, Object> attributes = plain(level, MORE, "more", message);
    attributes.put(IMarker.SEVERITY, IMarker.SEVERITY_INFO);
    attributes.put(MarkerAttributes.COUNT, more);
    return new MarkerDraft(level.anchor(), MarkerTypes.ofRule(MORE), attributes);
  }

  /**
   * A file, or a level, that cannot be read.
   *
   * @param target the file, or the level's anchor
   * @param place line or byte as {@code ImportException} says it; may be empty
   */
  public static MarkerDraft unreadable(
      TrackLevel level, IResource target, String place, String message) {
    Map<String, Object> attributes =
        plain(level, UNREADABLE, "unreadable " + target.getFullPath(), message);
    attributes.put(IMarker.SEVERITY, IMarker.SEVERITY_ERROR);
    if (!place.isEmpty()) {
      attributes.put(IMarker.LOCATION, place);
    }
    String line = place.replaceFirst("^line (\\d+).*$", "$1");
    if (!line.equals(place) && line.length() < 10) {
      attributes.put(IMarker.LINE_NUMBER, Integer.parseInt(line));
    }
    return new MarkerDraft(target, MarkerTypes.IMPORT, attributes);
  }

  /** A level's own folder that is missing. */
  public static MarkerDraft missing(TrackLevel level, String message) {
    Map<String, Object> attributes = plain(level, UNREADABLE, MISSING, message);
    attributes.put(IMarker.SEVERITY, IMarker.SEVERITY_ERROR);
    attributes.put(IMarker.LOCATION, level.anchor().getName());
    return new MarkerDraft(level.anchor(), MarkerTypes.IMPORT, attributes);
  }

  /** Whether a marker is one of {@link #missing}. */
  public static boolean isMissing(IMarker marker) {
    return MISSING.equals(marker.getAttribute(MarkerAttributes.FINGERPRINT, ""));
  }

  private String group(Finding f) {
    String key = part + " | " + (f.group() == null ? f.rule() : f.group());
    return key.substring(0, Math.min(key.length(), LONGEST));
  }

  private MarkerDraft draft(Finding f) {
    Map<String, Object> a = plain(level, f.rule(), f.fingerprint(), f.message());
    a.put(
        IMarker.SEVERITY,
        f.severity() == Severity.ERROR
            ? IMarker.SEVERITY_ERROR
            : f.severity() == Severity.WARNING ? IMarker.SEVERITY_WARNING : IMarker.SEVERITY_INFO);
    if (f.measure() != null) {
      a.put(MarkerAttributes.MEASURE, Double.toString(f.measure().value()));
      a.put(MarkerAttributes.UNIT, f.measure().unit());
    }
    List<Piece> about = f.pieces().stream().map(pieces).filter(Objects::nonNull).toList();
    if (!FindingPlaces.known(f, about)) {
      a.put(IMarker.LOCATION, MarkerAttributes.WHOLE_LEVEL);
    } else {
      a.put(MarkerAttributes.X, Double.toString(f.position()[0]));
      a.put(MarkerAttributes.Y, Double.toString(f.position()[1]));
      a.put(MarkerAttributes.Z, Double.toString(f.position()[2]));
    }
    a.put(MarkerAttributes.PIECES, names(f));
    a.put(MarkerAttributes.LENGTH, Double.toString(f.length()));
    a.put(MarkerAttributes.COUNT, f.count());
    a.put(MarkerAttributes.RISK, Double.toString(f.risk()));
    a.put(MarkerAttributes.WEIGHT, Double.toString(WorstFirst.measure(f)));
    a.put(MarkerAttributes.GROUP, group(f));
    if (f.surfaceClass() != null) {
      a.put(MarkerAttributes.CLASS, f.surfaceClass().id());
    }
    a.put(MarkerAttributes.FIXABLE, f.fixable());
    if (f.baselineState() != null) {
      a.put(MarkerAttributes.STATE, f.baselineState());
    }
    if (f.work() != null) {
      a.put(MarkerAttributes.WORK, f.work().state().id());
      String words = f.work().words();
      a.put(MarkerAttributes.WORK_WORDS, words.substring(0, Math.min(LONGEST, words.length())));
    }
    if (f.cause() != null) {
      a.put(MarkerAttributes.CAUSE, f.cause());
    }
    a.put(MarkerAttributes.HELP, f.help() == null ? "" : f.help());
    effects(f, a);
    String sideBySide = vehicles.apply(f);
    if (!sideBySide.isEmpty()) {
      a.put(MarkerAttributes.BY_PROFILE, sideBySide);
    }
    IResource target = f.pieces().isEmpty() ? null : fileOfPiece.apply(f.pieces().get(0));
    location(f, a);
    return new MarkerDraft(
        target == null ? level.anchor() : target, MarkerTypes.ofRule(f.rule()), a);
  }

  /** The names of the pieces, as many as a marker takes. */
  private static String names(Finding f) {
    StringBuilder names = new StringBuilder();
    for (String piece : f.pieces()) {
      if (names.length() + piece.length() > LONGEST) {
        break;
      }
      names.append(names.isEmpty() ? "" : MarkerAttributes.PIECES_BETWEEN).append(piece);
    }
    return names.toString();
  }

  private static void effects(Finding f, Map<String, Object> a) {
    if (f.effects().isEmpty()) {
      return;
    }
    // Of each the jolt that would lead alone: the column beside tells the one that leads of all.
    Map<String, List<Effect>> profiles = new LinkedHashMap<>();
    for (Effect effect : f.effects()) {
      profiles.computeIfAbsent(effect.profile(), p -> new ArrayList<>()).add(effect);
    }
    a.put(MarkerAttributes.PROFILE, String.join(",", profiles.keySet()));
    if (profiles.size() > 1) {
      a.put(
          MarkerAttributes.BY_PROFILE,
          profiles.entrySet().stream()
              .map(e -> e.getKey() + " " + jolt(e.getValue()) + " m/s")
              .collect(Collectors.joining(" | ")));
    }
    Effect leading = Jolt.worst(f);
    if (leading != null) {
      a.put(MarkerAttributes.EFFECT, Double.toString(leading.worst()));
    }
  }

  private static String jolt(List<Effect> effects) {
    Effect leading = Jolt.worst(effects);
    return Numbers.rounded(leading == null ? 0 : leading.worst());
  }

  /** Object and line, or the path of nodes: what leads there in the modelling tool. */
  private void location(Finding f, Map<String, Object> a) {
    if (f.pieces().isEmpty()) {
      return;
    }
    String first = f.pieces().get(0);
    Piece piece = pieces.apply(first);
    Features features = f.features().get(first);
    String text = names(f);
    if (piece != null && !piece.node().isEmpty() && !piece.node().equals(first)) {
      text += " (" + piece.node() + ")";
    }
    boolean lines = piece != null && TEXTS.contains(Importers.ending(piece.file()));
    if (lines && features != null && features.place() > 0) {
      text += ", line " + features.place();
      a.put(IMarker.LINE_NUMBER, features.place());
    }
    a.put(IMarker.LOCATION, text);
  }

  private static Map<String, Object> plain(
      TrackLevel level, String rule, String fingerprint, String message) {
    Map<String, Object> a = new HashMap<>();
    a.put(IMarker.MESSAGE, message);
    a.put(MarkerAttributes.RULE, rule);
    a.put(MarkerAttributes.CATEGORY, rule.substring(0, rule.indexOf('.')));
    a.put(MarkerAttributes.FINGERPRINT, fingerprint);
    a.put(MarkerAttributes.LEVEL, level.name());
    a.put(MarkerAttributes.ANCHOR, level.anchor().getFullPath().toPortableString());
    // Deleted by hand it would be back after the next check: ignoring is what stays.
    a.put(IMarker.USER_EDITABLE, false);
    return a;
  }
}
