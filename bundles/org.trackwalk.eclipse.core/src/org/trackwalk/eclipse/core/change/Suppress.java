package org.trackwalk.eclipse.core.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.MarkedFinding;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.io.json.JsonDocument;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.JsonWords;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;

/**
 * <em>Ignore</em>: accepts findings in the manifest's {@code suppress}, with a reason. They stay in
 * reports, marked; their markers go.
 */
public final class Suppress {

  /** Around a finding that is accepted with its place, metres: the cell of a fingerprint. */
  private static final double MARGIN = 0.25;

  private static final double ROUND = 1000;

  private Suppress() {}

  /**
   * Accepts the findings of markers of one level. A manifest is created where there is none; then
   * meshes are read: not for the UI thread.
   *
   * @param markers ours, all of one level
   * @throws CoreException when they are not, or when {@code PLACE} is asked for and the level is
   *     not in memory: check it first
   */
  public static LevelChange of(List<IMarker> markers, Acceptance how, Progress progress)
      throws CoreException {
    TrackLevel level = null;
    Set<String> entries = new TreeSet<>();
    Set<String> meshes = new TreeSet<>();
    for (IMarker marker : markers) {
      TrackLevel of = TrackwalkCore.book().level(marker).orElse(null);
      if (of == null || level != null && !level.equals(of)) {
        throw new CoreException(CoreLog.refusal("choose findings of one level"));
      }
      level = of;
      entries.add(entry(marker, how));
      meshes.add(marker.getResource().getName());
    }
    if (level == null) {
      throw new CoreException(CoreLog.refusal("choose a finding"));
    }
    int count = markers.size();
    String label = count == 1 ? "Ignore a finding" : "Ignore " + count + " findings";
    return change(label, level, entries, meshes, progress);
  }

  /**
   * Accepts everything in a box.
   *
   * @param box min and max corner, six doubles, level coordinates (metres, Y up)
   * @param rule id, group followed by {@code .*}, or {@code *}
   * @param how its scope is not looked at
   */
  public static LevelChange inBox(
      TrackLevel level,
      LevelPart part,
      double[] box,
      String rule,
      Acceptance how,
      Progress progress)
      throws CoreException {
    JsonWords words = new JsonWords().text("rule", rule).raw("box", box(part, box));
    Set<String> meshes = new TreeSet<>();
    part.files().forEach(path -> meshes.add(path.getFileName().toString()));
    return change(
        "Ignore findings in a box", level, Set.of(reasoned(words, how)), meshes, progress);
  }

  private static LevelChange change(
      String label, TrackLevel level, Set<String> entries, Set<String> meshes, Progress progress)
      throws CoreException {
    return ManifestChange.of(
        label,
        level,
        manifest -> {
          JsonDocument changed = manifest;
          for (String entry : entries) {
            JsonValue list = changed.root().get("suppress");
            changed =
                list == null
                    ? changed.set(changed.root(), "suppress", rows(entry))
                    : changed.append(list, entry);
          }
          return changed;
        },
        (file, names) -> names.stream().anyMatch(meshes::contains),
        progress);
  }

  private static String rows(String entry) {
    return "[\n    " + entry + "\n  ]";
  }

  private static String entry(IMarker marker, Acceptance how) throws CoreException {
    String rule = marker.getAttribute(MarkerAttributes.RULE, "");
    String fingerprint = marker.getAttribute(MarkerAttributes.FINGERPRINT, "");
    String pieces = marker.getAttribute(MarkerAttributes.PIECES, "");
    boolean found = marker.getAttribute(MarkerAttributes.PIECES, null) != null;
    if (!found) {
      throw new CoreException(CoreLog.refusal("this message is no finding; it cannot be ignored"));
    }
    JsonWords words = new JsonWords().text("rule", rule);
    switch (how.scope()) {
      case THIS -> words.text("fingerprint", fingerprint);
      case PIECE -> {
        List<String> names = new ArrayList<>();
        for (String name : pieces.split(" \\| ")) {
          if (!name.isBlank()) {
            names.add(name);
          }
        }
        if (names.isEmpty()) {
          words.text("fingerprint", fingerprint);
        }
        words.names("piece", names);
      }
      case PLACE -> {
        MarkedFinding marked = TrackwalkCore.book().finding(marker).orElse(null);
        if (marked == null) {
          throw new CoreException(
              CoreLog.refusal("check the level first: where this is, is not known any more"));
        }
        if (marker.getAttribute(MarkerAttributes.X, null) != null) {
          words.raw("box", box(marked.part(), around(marked.finding())));
        } else {
          words.text("fingerprint", fingerprint); // a box would be one around the origin
        }
      }
    }
    return reasoned(words, how);
  }

  private static String reasoned(JsonWords words, Acceptance how) {
    return words
        .text("reason", how.reason().strip())
        .text("by", how.by())
        .text("until", how.until())
        .object();
  }

  private static double[] around(Finding finding) {
    double[] box = new double[6];
    for (int k = 0; k < 3; k++) {
      boolean bounds = finding.bounds() != null && finding.bounds().length == 6;
      double low = bounds ? finding.bounds()[k] : finding.position()[k];
      double high = bounds ? finding.bounds()[3 + k] : finding.position()[k];
      box[k] = Math.min(low, finding.position()[k]) - MARGIN;
      box[3 + k] = Math.max(high, finding.position()[k]) + MARGIN;
    }
    return box;
  }

  /** As reports print coordinates: axes and unit of the first piece. */
  private static String box(LevelPart part, double[] level) {
    Frame frame = part.checked().context().level().reportFrame();
    double[] a = frame.toFileAxes(level[0], level[1], level[2]);
    double[] b = frame.toFileAxes(level[3], level[4], level[5]);
    List<String> numbers = new ArrayList<>();
    for (int k = 0; k < 3; k++) {
      numbers.add(number(StrictMath.floor(ROUND * Math.min(a[k], b[k])) / ROUND));
    }
    for (int k = 0; k < 3; k++) {
      numbers.add(number(StrictMath.ceil(ROUND * Math.max(a[k], b[k])) / ROUND));
    }
    return "[" + String.join(", ", numbers) + "]";
  }

  private static String number(double value) {
    long whole = (long) value;
    return whole == value ? Long.toString(whole) : Double.toString(value);
  }
}
