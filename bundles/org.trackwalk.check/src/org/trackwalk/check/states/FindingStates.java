package org.trackwalk.check.states;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.json.JsonDocument;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.JsonWords;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.finding.Work;
import org.trackwalk.model.finding.WorkState;
import org.trackwalk.model.report.LevelReport;

/**
 * What a team says about the findings of a level, by their fingerprints. A finding that has moved
 * or become another one is open again.
 *
 * @param entries sorted by fingerprint
 */
public record FindingStates(Map<String, Entry> entries) {

  /** Of a level about which nobody has said anything. */
  public static final FindingStates NONE = new FindingStates(Map.of());

  /** Size of a file that is read, bytes: at some 200 of a finding 80,000 of them. */
  private static final int MOST = 16 << 20;

  private static final String FORMAT = "trackwalk-states";

  /**
   * What is said of one finding.
   *
   * @param rule id, for whoever reads the file
   * @param work what is said
   */
  public record Entry(String rule, Work work) {}

  /** Sorts, so that two people who say something change few lines each. */
  public FindingStates {
    entries = Collections.unmodifiableMap(new TreeMap<>(entries));
  }

  /**
   * Those of a level; one that starts from no file has none.
   *
   * @param files the meshes or the manifest that the level starts from
   * @throws IOException as {@link #read}
   */
  public static FindingStates beside(List<Path> files) throws IOException {
    boolean none = files.isEmpty() || files.get(0).toAbsolutePath().getFileName() == null;
    return none ? NONE : read(StateFile.of(files));
  }

  /**
   * Reads a file; none is no state.
   *
   * @throws IOException when it cannot be read; the message names file, line and what is wrong
   */
  public static FindingStates read(Path file) throws IOException {
    if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) {
      return NONE;
    }
    try {
      return parse(text(file));
    } catch (JsonException e) {
      throw new IOException(
          file + ", " + e.place() + ": " + e.getMessage() + "; mend the line or delete the file",
          e);
    }
  }

  /** Whoever gives a level away gives this file with it: it is read as carefully as the meshes. */
  private static String text(Path file) throws IOException {
    LevelFolder wall = new LevelFolder(file.toAbsolutePath().getParent(), false);
    if (!Files.isRegularFile(file)) {
      throw new IOException(file + " is not a file; states of findings are kept in one");
    }
    if (!wall.contains(file)) {
      throw new IOException(
          file + " is a link that leaves the level's folder; put the file itself there");
    }
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(MOST + 1);
    } catch (IOException e) {
      throw new IOException(file + " cannot be read: " + e.getMessage(), e);
    }
    if (bytes.length > MOST) {
      throw new IOException(
          file + " has more than " + MOST + " bytes; delete it or the lines that nobody needs");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IOException(file + " is not text in UTF-8; save it as that or delete it", e);
    }
  }

  /** Parses the text of a file. */
  public static FindingStates parse(String text) throws JsonException {
    Map<String, Entry> entries = new TreeMap<>();
    JsonValue root = JsonDocument.parse(text).root();
    JsonValue format = root.get("format");
    if (format == null || !FORMAT.equals(format.text())) {
      throw new JsonException(
          root, "\"format\": \"" + FORMAT + "\" is missing: this is another file");
    }
    JsonValue list = root.get("states");
    if (list == null) {
      throw new JsonException(root, "\"states\" is missing");
    }
    for (JsonValue item : list.items()) {
      entries.put(
          text(item, "fingerprint", true),
          new Entry(
              text(item, "rule", false),
              new Work(state(item), text(item, "by", false), text(item, "note", false))));
    }
    return new FindingStates(entries);
  }

  private static WorkState state(JsonValue item) throws JsonException {
    String id = text(item, "state", true).toLowerCase(Locale.ROOT);
    List<String> known = new ArrayList<>();
    for (WorkState state : WorkState.values()) {
      if (state.id().equals(id)) {
        return state;
      }
      known.add(state.id());
    }
    throw new JsonException(
        item.get("state"), "\"" + id + "\" is none of " + String.join(", ", known));
  }

  private static String text(JsonValue item, String name, boolean needed) throws JsonException {
    JsonValue value = item.get(name);
    if (value == null && needed) {
      throw new JsonException(item, "\"" + name + "\" is missing");
    }
    return value == null ? "" : value.text();
  }

  /** What is said of a finding; null for nothing. */
  public Work of(Finding finding) {
    Entry entry = entries.get(finding.fingerprint());
    return entry == null ? null : entry.work();
  }

  /** What is noted of a finding; empty for nothing. */
  public String note(String fingerprint) {
    Entry entry = entries.get(fingerprint);
    return entry == null ? "" : entry.work().note();
  }

  /** The same with another state of a finding; an open one without a note is not kept. */
  public FindingStates with(String fingerprint, String rule, Work work) {
    Map<String, Entry> changed = new TreeMap<>(entries);
    if (work.state() == WorkState.OPEN && work.note().isEmpty()) {
      changed.remove(fingerprint);
    } else {
      changed.put(fingerprint, new Entry(rule, work));
    }
    return new FindingStates(changed);
  }

  /** A report whose findings say it. */
  public LevelReport apply(LevelReport report) {
    if (entries.isEmpty()) {
      return report;
    }
    List<Finding> findings = new ArrayList<>();
    for (Finding finding : report.findings()) {
      Work work = of(finding);
      findings.add(work == null ? finding : finding.worked(work));
    }
    List<Suppressed> accepted = new ArrayList<>();
    for (Suppressed each : report.suppressed()) {
      Work work = of(each.finding());
      accepted.add(
          work == null
              ? each
              : new Suppressed(
                  each.finding().worked(work), each.reason(), each.by(), each.until()));
    }
    return report.toBuilder().findings(findings).suppressed(accepted).build();
  }

  /** The text of a file, a line for each finding. */
  public String text() {
    StringBuilder text = new StringBuilder("{\n  \"format\": \"" + FORMAT + "\",\n");
    text.append("  \"states\": [");
    String between = "\n    ";
    for (Map.Entry<String, Entry> each : entries.entrySet()) {
      Work work = each.getValue().work();
      text.append(between)
          .append(
              new JsonWords()
                  .text("fingerprint", each.getKey())
                  .text("rule", each.getValue().rule())
                  .text("state", work.state().id())
                  .text("by", work.by())
                  .text("note", work.note())
                  .object());
      between = ",\n    ";
    }
    return text.append(entries.isEmpty() ? "]\n}\n" : "\n  ]\n}\n").toString();
  }
}
