package org.trackwalk.cli.serve;

import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.baseline.KnownFinding;
import org.trackwalk.check.baseline.Pairing;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.json.FindingJson;
import org.trackwalk.report.json.JsonText;

/**
 * Findings as what has come, changed and gone since the check before. Each keeps its id as long as
 * it is known as the same finding, also where its fingerprint is another one because it has grown
 * or has moved to another cell.
 */
final class FindingStream {

  /** Findings in one message: small enough to be shown while the next is on its way. */
  private static final int BATCH = 100;

  /** A finding and what was last said of it, without its id. */
  private record Shown(Finding finding, KnownFinding known, String text) {}

  private final MessageWriter writer;
  private Map<String, Shown> shown = new LinkedHashMap<>();
  private int revision;

  FindingStream(MessageWriter writer) {
    this.writer = writer;
  }

  /** The number of the last check; 0 before the first. */
  int revision() {
    return revision;
  }

  /** The finding with an id in the last check; null when there is none. */
  Finding byId(String id) {
    Shown found = shown.get(id);
    return found == null ? null : found.finding();
  }

  /** Ids of the last check, worst first. */
  List<String> ids() {
    return List.copyOf(shown.keySet());
  }

  /** Ids of the last check whose findings another one has no more. */
  List<String> gone(List<Finding> others) {
    List<String> ids = ids();
    int[] partner = Pairing.of(known(), others.stream().map(KnownFinding::of).toList());
    Set<Integer> met = new HashSet<>();
    for (int p : partner) {
      met.add(p);
    }
    List<String> gone = new ArrayList<>();
    for (int i = 0; i < ids.size(); i++) {
      if (!met.contains(i)) {
        gone.add(ids.get(i));
      }
    }
    return gone;
  }

  private List<KnownFinding> known() {
    return shown.values().stream().map(Shown::known).toList();
  }

  /** Tells what a check has found that is not known yet, in messages of some findings each. */
  void tell(LevelReport report) {
    List<String> before = ids();
    List<KnownFinding> now = report.findings().stream().map(KnownFinding::of).toList();
    int[] partner = Pairing.of(known(), now);
    Set<String> taken = new HashSet<>();
    for (int p : partner) {
      if (p >= 0) {
        taken.add(before.get(p));
      }
    }
    List<String> gone = before.stream().filter(id -> !taken.contains(id)).toList();
    // What comes is not called what goes: the client hears of both at once.
    taken.addAll(gone);
    Map<String, Shown> next = new LinkedHashMap<>();
    List<String> added = new ArrayList<>();
    List<String> changed = new ArrayList<>();
    for (int i = 0; i < partner.length; i++) {
      Finding finding = report.findings().get(i);
      boolean known = partner[i] >= 0;
      String id = known ? before.get(partner[i]) : fresh(finding, taken);
      Shown one = new Shown(finding, now.get(i), text(report.axes(), finding));
      next.put(id, one);
      if (!known) {
        added.add(id);
      } else if (!one.text().equals(shown.get(id).text())) {
        changed.add(id);
      }
    }
    shown = next;
    revision++;
    send(report.axes(), added, changed, gone);
  }

  /** An id that no other finding has: the fingerprint, with a number where two have the same. */
  private static String fresh(Finding finding, Set<String> taken) {
    String id = finding.fingerprint();
    for (int n = 2; !taken.add(id); n++) {
      id = finding.fingerprint() + "~" + n;
    }
    return id;
  }

  private void send(Frame axes, List<String> added, List<String> changed, List<String> gone) {
    Map<String, String> kinds = new LinkedHashMap<>();
    added.forEach(id -> kinds.put(id, "added"));
    changed.forEach(id -> kinds.put(id, "changed"));
    List<String> all = new ArrayList<>(kinds.keySet());
    int from = 0;
    do {
      List<String> part = all.subList(from, Math.min(all.size(), from + BATCH));
      from += part.size();
      boolean more = from < all.size();
      boolean first = from == part.size();
      writer.tell(
          "findings/changed",
          json -> {
            json.object(false);
            json.name("revision").value(revision);
            for (String kind : List.of("added", "changed")) {
              json.name(kind).array(false);
              for (String id : part) {
                if (kinds.get(id).equals(kind)) {
                  write(json, axes, id);
                }
              }
              json.end();
            }
            json.name("removed").texts(first ? gone : List.of());
            json.name("more").value(more);
            if (!more) {
              json.name("order").texts(ids());
            }
            json.end();
          });
    } while (from < all.size());
  }

  private void write(JsonText json, Frame axes, String id) throws IOException {
    json.object(false);
    json.name("id");
    MessageWriter.value(json, new JsonPrimitive(id));
    new FindingJson(json, axes, EditorCoordinates.FILE).members(byId(id));
    json.end();
  }

  private static String text(Frame axes, Finding finding) {
    StringBuilder text = new StringBuilder();
    try {
      JsonText json = new JsonText(text);
      json.object(false);
      new FindingJson(json, axes, EditorCoordinates.FILE).members(finding);
      json.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringBuilder takes everything
    }
    return text.toString();
  }

  /** How many there are of each severity in the last check. */
  Map<String, Integer> counts() {
    Map<String, Integer> counts = new HashMap<>();
    shown.values().forEach(s -> counts.merge(s.finding().severity().id(), 1, Integer::sum));
    return counts;
  }
}
