package org.trackwalk.report.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.BoundedFile;
import org.trackwalk.io.buffer.TooLargeException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMade;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;

/**
 * Reads what {@link JsonReport} wrote, complete: every format that needs no geometry comes out of
 * it as it would have come out of the check itself, byte for byte. The levels have no surface, no
 * seams and no time. Members that are not known are passed over, so a report of a later version
 * that only adds some is still read.
 */
public final class JsonReportReader {

  /** What is larger is no report that fits into memory. */
  private static final long LARGEST = 1L << 30;

  private static final String WHAT_TO_DO =
      "; it must be as trackwalk check --report json=FILE wrote it";

  private JsonReportReader() {}

  /**
   * Reads a file.
   *
   * @throws JsonReportException when it cannot be read or is no report; the message has file, line
   *     and column
   */
  public static CheckReport read(Path file) throws JsonReportException {
    try {
      if (Files.isDirectory(file)) {
        throw new JsonReportException(file + ": that is a folder, not a JSON report");
      }
      return parse(BoundedFile.bytes(file, LARGEST), file.toString());
    } catch (OutOfMemoryError e) {
      throw new JsonReportException(file + ": " + MemoryNeed.exhausted());
    } catch (TooLargeException e) {
      throw tooLarge(file.toString(), e);
    } catch (NoSuchFileException e) {
      throw new JsonReportException(file + ": there is no such file");
    } catch (AccessDeniedException e) {
      throw new JsonReportException(file + ": no permission to read it");
    } catch (IOException e) {
      throw new JsonReportException(file + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  /**
   * Reads a stream to its end; does not close it.
   *
   * @param name of what is read, for messages
   * @throws JsonReportException as {@link #read(Path)}
   */
  public static CheckReport read(InputStream in, String name) throws JsonReportException {
    try {
      return parse(BoundedFile.bytes(in, LARGEST), name);
    } catch (OutOfMemoryError e) {
      throw new JsonReportException(name + ": " + MemoryNeed.exhausted());
    } catch (TooLargeException e) {
      throw tooLarge(name, e);
    } catch (IOException e) {
      throw new JsonReportException(name + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  private static JsonReportException tooLarge(String name, TooLargeException e) {
    return new JsonReportException(
        name + ": " + e.getMessage() + "; write a report for fewer levels");
  }

  private static CheckReport parse(byte[] utf8, String name) throws JsonReportException {
    try {
      return report(JsonText.parse(utf8));
    } catch (JsonException e) {
      throw new JsonReportException(name + ", " + e.place() + ": " + e.getMessage() + WHAT_TO_DO);
    }
  }

  private static CheckReport report(JsonValue root) throws JsonException {
    root.expect(JsonValue.Kind.OBJECT);
    JsonValue schema = root.get("schema");
    if (schema == null || !schema.text().equals(JsonReport.SCHEMA)) {
      String other = schema == null ? "it names no schema" : "its schema is " + schema.text();
      throw new JsonException(
          schema == null ? root : schema,
          "this is no JSON report (schema " + JsonReport.SCHEMA + "): " + other);
    }
    List<InputStatus> inputs = new ArrayList<>();
    for (JsonValue input : Member.of(root, "inputs").items()) {
      inputs.add(
          new InputStatus(
              Member.text(input, "path"),
              Member.text(input, "status"),
              Member.text(input, "reason")));
    }
    List<LevelReport> levels = new ArrayList<>();
    for (JsonValue level : Member.of(root, "levels").items()) {
      levels.add(JsonMade.of(level, () -> LevelReading.level(level)));
    }
    return new CheckReport(
        Member.text(Member.of(root, "tool"), "version"),
        settings(Member.of(root, "settings")),
        Member.texts(root, "profiles"),
        List.copyOf(inputs),
        List.copyOf(levels),
        Member.whole(root, "exit"));
  }

  private static Map<String, String> settings(JsonValue object) throws JsonException {
    Map<String, String> settings = new LinkedHashMap<>();
    for (JsonMember member : object.members()) {
      settings.put(member.name(), member.value().text());
    }
    return Collections.unmodifiableMap(settings);
  }
}
