package org.trackwalk.eclipse.ui.problems;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.views.markers.MarkerField;
import org.eclipse.ui.views.markers.MarkerItem;
import org.eclipse.ui.views.markers.internal.ContentGeneratorDescriptor;
import org.eclipse.ui.views.markers.internal.MarkerGroup;
import org.eclipse.ui.views.markers.internal.MarkerGroupingEntry;
import org.eclipse.ui.views.markers.internal.MarkerSupportRegistry;
import org.trackwalk.eclipse.ui.marker.ReadFindings;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * Groups whose names are not known beforehand: pieces, seams, causes. What can be declared in
 * plugin.xml knows only fixed names, so this reaches behind the platform's interface; where a later
 * platform has changed there, these groups are missing and nothing else.
 */
@SuppressWarnings("restriction")
final class FreeGrouping extends MarkerGroup {

  /** The platform's groups by an attribute know the type of a marker, none above it. */
  private static final List<String> SEVERITIES = List.of("Errors", "Warnings", "Notes");

  private final String title;
  private final String key;
  private final Function<TrackMarker, String> name;
  private final Map<String, MarkerGroupingEntry> entries = new ConcurrentHashMap<>();

  private FreeGrouping(String key, String title, Function<TrackMarker, String> name) {
    super(null);
    this.key = key;
    this.title = title;
    this.name = name;
  }

  /** Adds the groupings to what the view offers, once. */
  static void install(String generator) {
    try {
      ContentGeneratorDescriptor known =
          MarkerSupportRegistry.getInstance().getContentGenDescriptor(generator);
      if (known.getMarkerGroups().stream().noneMatch(FreeGrouping.class::isInstance)) {
        add(known, AlikeGrouping.KEY, "Like Each Other", AlikeGrouping::name);
        add(known, "severity", "Severity", FreeGrouping::severity);
        add(known, "cause", "Cause", t -> or(t.cause(), "Causes of their own"));
        add(known, "seam", "Seam", FreeGrouping::seam);
        add(known, "piece", "Piece", FreeGrouping::piece);
        add(known, "rule", "Rule", TrackMarker::rule);
        add(known, "level", "Level", t -> or(t.level(), t.resource().getName()));
      }
    } catch (LinkageError | RuntimeException e) {
      ILog.of(FreeGrouping.class)
          .warn("Findings cannot be grouped by seam, piece and cause on this platform", e);
    }
  }

  private static void add(
      ContentGeneratorDescriptor known,
      String key,
      String title,
      Function<TrackMarker, String> name) {
    known.getMarkerGroups().add(new FreeGrouping(key, title, name));
  }

  private static String severity(TrackMarker finding) {
    int worse = IMarker.SEVERITY_ERROR - finding.severity();
    return SEVERITIES.get(Math.max(0, Math.min(SEVERITIES.size() - 1, worse)));
  }

  private static String seam(TrackMarker finding) {
    return finding.pieces().size() == 2 ? finding.pair() : "Not at a seam of two pieces";
  }

  private static String piece(TrackMarker finding) {
    return finding.pieces().isEmpty() ? "The level as a whole" : finding.pieces().get(0);
  }

  private static String or(String text, String otherwise) {
    return text.isEmpty() ? otherwise : text;
  }

  @Override
  protected void createFields() {
    super.createFields();
    markerField = new Name();
  }

  @Override
  public MarkerGroupingEntry findGroupValue(String type, IMarker marker) {
    return entries.computeIfAbsent(
        or(name.apply(ReadFindings.of(marker).finding()), "Other"), MarkerGroupingEntry::new);
  }

  @Override
  public String getId() {
    return "org.trackwalk.eclipse.ui.group." + key;
  }

  @Override
  public String getTitle() {
    return title;
  }

  @Override
  public Comparator<MarkerGroupingEntry> getEntriesComparator() {
    return Comparator.comparingInt((MarkerGroupingEntry e) -> SEVERITIES.indexOf(e.getLabel()))
        .thenComparing(MarkerGroupingEntry::getLabel);
  }

  /** The group's name, as a column would show it. */
  private final class Name extends MarkerField {

    @Override
    public String getName() {
      return title;
    }

    @Override
    public String getValue(MarkerItem item) {
      return item.getMarker() == null ? "" : findGroupValue("", item.getMarker()).getLabel();
    }
  }
}
