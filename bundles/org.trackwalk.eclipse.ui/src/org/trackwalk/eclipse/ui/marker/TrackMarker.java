package org.trackwalk.eclipse.ui.marker;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.model.finding.WorkState;

/**
 * A finding as its marker tells it. Attributes of markers are texts, whole numbers and truth values
 * only, so numbers are written as text; one that is missing or no number reads as {@code NaN}.
 *
 * @param marker of type {@link #PROBLEM} or below
 * @param taken what was read of it at one moment, in the order of {@link Attribute}; null for what
 *     is read when it is asked for
 */
public record TrackMarker(IMarker marker, Object[] taken) {

  /** Type above all others. */
  public static final String PROBLEM = MarkerTypes.PROBLEM;

  /** A finding that is read when it is asked for. */
  public TrackMarker(IMarker marker) {
    this(marker, null);
  }

  /**
   * A finding as it is now: whoever sorts many must not see one change or go meanwhile. Read at
   * once, which is quicker too.
   */
  public static TrackMarker now(IMarker marker) {
    try {
      Object[] taken = marker.getAttributes(Attribute.ids());
      Attribute.parse(taken);
      return new TrackMarker(marker, taken);
    } catch (CoreException e) {
      return new TrackMarker(marker, new Object[Attribute.count()]); // gone: it stays as nothing
    }
  }

  /** True for a marker that Trackwalk has made and that is still there. */
  public static boolean is(IMarker marker) {
    try {
      return marker != null && marker.exists() && marker.isSubtypeOf(PROBLEM);
    } catch (CoreException e) {
      return false;
    }
  }

  /** Rule id, {@code group.name}; empty when it is not said. */
  public String rule() {
    return text(Attribute.RULE);
  }

  /** The part of the rule's id before the dot. */
  public String group() {
    String rule = rule();
    int dot = rule.indexOf('.');
    return dot < 0 ? rule : rule.substring(0, dot);
  }

  /** One sentence for a designer. */
  public String message() {
    return text(Attribute.MESSAGE);
  }

  /** What it has in common with others that are one fault with it; empty when alone. */
  public String cause() {
    return text(Attribute.CAUSE);
  }

  /** The title of the level: its name and where it lies. */
  public String level() {
    String anchor = text(Attribute.ANCHOR);
    return anchor.isEmpty()
        ? text(Attribute.LEVEL)
        : TrackLevel.title(IPath.fromPortableString(anchor));
  }

  /** Road, verge, barrier, scenery. */
  public String surface() {
    return text(Attribute.SURFACE);
  }

  /** New, worse and so on; empty when there is nothing to compare with. */
  public String state() {
    return text(Attribute.STATE);
  }

  /** New or worse since the check before, or fixed by what was changed; empty for none of these. */
  public String since() {
    return text(Attribute.SINCE);
  }

  /** What the team says about it; empty for nothing. */
  public String work() {
    return text(Attribute.WORK);
  }

  /** What the team says, who, and what else; empty for nothing. */
  public String workWords() {
    return text(Attribute.WORK_WORDS);
  }

  /** Whether there is still something to be done about it. */
  public boolean open() {
    String work = work();
    return work.isEmpty()
        || work.equals(WorkState.OPEN.id())
        || work.equals(WorkState.IN_WORK.id());
  }

  /** Where the level's anchor lies in the workspace; empty for what is of no level. */
  public String anchor() {
    return text(Attribute.ANCHOR);
  }

  /** Engine profile that feels it most; empty when none does. */
  public String profile() {
    return text(Attribute.PROFILE);
  }

  /** The worst jolt by each engine profile; empty where one judges, or none feels it. */
  public String byProfile() {
    return text(Attribute.BY_PROFILE);
  }

  /** The finding's identity over exports. */
  public String fingerprint() {
    return text(Attribute.FINGERPRINT);
  }

  /** True when a safe fix is known. */
  public boolean fixable() {
    return marker.getAttribute(MarkerAttributes.FIXABLE, false);
  }

  /** Larger is worse; 0 when it is not said. */
  public double risk() {
    double risk = number(Attribute.RISK);
    return Double.isNaN(risk) ? 0 : risk;
  }

  /** The jolt that leads wherever the finding is told, m/s; NaN when none is known. */
  public double jolt() {
    return number(Attribute.EFFECT);
  }

  /** How findings of equal risk follow each other: the larger, the worse. */
  public double weight() {
    double weight = number(Attribute.WEIGHT);
    return Double.isNaN(weight) ? 0 : weight;
  }

  /** Equal for findings of one level that are read as one line. */
  public String alike() {
    String group = text(Attribute.GROUP);
    return text(Attribute.ANCHOR) + " | " + (group.isEmpty() ? rule() : group);
  }

  /** The findings that are read as one line with this one, itself among them. */
  public List<IMarker> allAlike() throws CoreException {
    String alike = alike();
    List<IMarker> all = new ArrayList<>();
    for (IMarker other :
        resource().getProject().findMarkers(PROBLEM, true, IResource.DEPTH_INFINITE)) {
      if (alike.equals(new TrackMarker(other).alike())) {
        all.add(other);
      }
    }
    return all;
  }

  /** The number behind it in its unit. */
  public double measure() {
    return number(Attribute.MEASURE);
  }

  /** Unit of {@link #measure}; may be empty. */
  public String unit() {
    return text(Attribute.UNIT);
  }

  /** Three doubles, level coordinates; null for a finding without a place. */
  public double[] position() {
    double[] p = {number(Attribute.X), number(Attribute.Y), number(Attribute.Z)};
    return Double.isNaN(p[0]) || Double.isNaN(p[1]) || Double.isNaN(p[2]) ? null : p;
  }

  /** Names of the pieces concerned; the first two are the pair at a seam. */
  public List<String> pieces() {
    List<String> names = new ArrayList<>();
    for (String name :
        text(Attribute.PIECES).split(Pattern.quote(MarkerAttributes.PIECES_BETWEEN))) {
      if (!name.isBlank()) {
        names.add(name.strip());
      }
    }
    return names;
  }

  /** The pair at a seam, or the piece; empty when it is about none. */
  public String pair() {
    List<String> names = pieces();
    String pair =
        String.join(MarkerAttributes.PIECES_BETWEEN, names.subList(0, Math.min(2, names.size())));
    return names.size() > 2 ? pair + " and " + (names.size() - 2) + " more" : pair;
  }

  /** The place as text, centimetres are enough to find it; empty when there is none. */
  public String place() {
    double[] p = position();
    return p == null ? "" : String.format(Locale.ROOT, "%.2f, %.2f, %.2f", p[0], p[1], p[2]);
  }

  /** {@link IMarker#SEVERITY_ERROR} and so on. */
  public int severity() {
    if (taken != null) {
      Object value = taken[Attribute.SEVERITY.ordinal()];
      return value instanceof Integer severity ? severity : IMarker.SEVERITY_INFO;
    }
    return marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_INFO);
  }

  /** What to do about it in the modelling tool; may be empty. */
  public String help() {
    return marker.getAttribute(MarkerAttributes.HELP, "");
  }

  /** How far along the finding goes, metres; 0 for a point. */
  public double length() {
    double length = number(Attribute.LENGTH);
    return Double.isNaN(length) ? 0 : length;
  }

  /** The file it stands on. */
  public IResource resource() {
    return marker.getResource();
  }

  private String text(Attribute what) {
    if (taken != null) {
      Object value = taken[what.ordinal()];
      return value == null ? "" : value.toString();
    }
    try {
      Object value = marker.exists() ? marker.getAttribute(what.id()) : null;
      return value == null ? "" : value.toString();
    } catch (CoreException e) {
      return "";
    }
  }

  private double number(Attribute what) {
    if (taken != null) {
      return taken[what.ordinal()] instanceof Double number ? number : Double.NaN;
    }
    return Attribute.number(text(what));
  }
}
