package org.trackwalk.model.profile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.io.buffer.BoundedFile;
import org.trackwalk.io.buffer.TooLargeException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.names.NearestName;

/** Finds and parses data files: those that ship with the tool and those of a user. */
final class DataFile {

  /** How a user's file ends; nothing else is taken for one. */
  private static final String ENDING = ".json";

  /** Bytes; a profile has a few thousand. */
  private static final long LARGEST = 1 << 20;

  private DataFile() {}

  /** The lines of an index that ships with the tool: the ids in order. */
  static List<String> index(String name) {
    return new String(resource(name), StandardCharsets.UTF_8).lines().toList();
  }

  /** A file that ships with the tool. */
  static JsonValue shipped(String name) {
    try {
      return JsonText.parse(resource(name));
    } catch (JsonException e) {
      throw new IllegalStateException(name + ", " + e.place() + ": " + e.getMessage(), e);
    }
  }

  private static byte[] resource(String name) {
    try (InputStream in = DataFile.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " does not ship with this build");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** True when a text is meant as a file and not as an id. */
  static boolean named(String text) {
    return text.endsWith(ENDING);
  }

  /**
   * A user's file.
   *
   * @param folder what a relative path starts from; null for where the tool was started
   */
  static JsonValue read(String text, Path folder) throws ProfileException {
    try {
      Path path = folder == null ? Path.of(text) : folder.resolve(text);
      // Manifests name such files, too: nobody may wait for a pipe that comes with a level.
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        throw new ProfileException(text + " is not a file");
      }
      return JsonText.parse(BoundedFile.bytes(path, LARGEST));
    } catch (TooLargeException e) {
      throw new ProfileException(text + " is larger than any profile");
    } catch (JsonException e) {
      throw refusal(text, e);
    } catch (IOException | InvalidPathException e) {
      throw new ProfileException(text + " cannot be read");
    }
  }

  /** What is wrong with a file, and where. */
  static ProfileException refusal(String name, JsonException e) {
    return new ProfileException(name + ", " + e.place() + ": " + e.getMessage());
  }

  /** What to say of a name that is neither known nor a file. */
  static ProfileException unknown(String kind, String typed, List<String> known) {
    return unknown(kind, typed, known, List.of());
  }

  /** The same; {@code meant} are those of the known that fit by more than their names. */
  static ProfileException unknown(
      String kind, String typed, List<String> known, List<String> meant) {
    String near = NearestName.hint(typed, known);
    return new ProfileException(
        "no "
            + kind
            + " is called '"
            + typed
            + "'"
            + (near.isEmpty() ? NearestName.asked(meant) : near)
            + "; known are "
            + String.join(", ", known)
            + ", and a file of your own ends in "
            + ENDING);
  }
}
