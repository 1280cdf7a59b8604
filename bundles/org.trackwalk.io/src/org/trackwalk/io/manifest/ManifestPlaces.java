package org.trackwalk.io.manifest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/**
 * Where in a manifest stands what was found to be wrong after it was read: which rules there are is
 * not known to its reader. The file is read once more.
 */
public final class ManifestPlaces {

  private ManifestPlaces() {}

  /** Looks for something in a manifest. */
  private interface Search {
    String in(JsonValue root) throws JsonException;
  }

  /**
   * What is wrong with a parameter of a rule.
   *
   * @param key {@code rule} or {@code rule.param}
   */
  public static ImportException ofRule(Level level, String key, String problem) {
    return of(level, "rules", problem, root -> rule(root.get("rules"), key));
  }

  /**
   * What is wrong with the rule of an acceptance.
   *
   * @param number which of them, from 0
   */
  public static ImportException ofAcceptance(Level level, int number, String problem) {
    return of(
        level,
        "suppress",
        problem,
        root -> {
          JsonValue list = root.get("suppress");
          boolean there = list != null && number < list.items().size();
          JsonValue rule = there ? list.items().get(number).get("rule") : null;
          return rule == null ? "" : new JsonException(rule, problem).place();
        });
  }

  private static String rule(JsonValue rules, String key) throws JsonException {
    for (JsonMember rule : rules == null ? List.<JsonMember>of() : rules.members()) {
      if (rule.name().equals(key)) {
        return place(rule);
      }
      if (rule.value().is(JsonValue.Kind.OBJECT) && key.startsWith(rule.name() + ".")) {
        for (JsonMember parameter : rule.value().members()) {
          if (key.equals(rule.name() + "." + parameter.name())) {
            return place(parameter);
          }
        }
      }
    }
    return "";
  }

  private static String place(JsonMember member) {
    return new JsonException(member.line(), member.column(), "").place();
  }

  /** With the file and the place in it, where it is the file that the level is called by. */
  private static ImportException of(Level level, String member, String problem, Search search) {
    String shown = level.sources().isEmpty() ? "" : level.sources().get(0);
    try {
      Path file = Path.of(shown);
      if (shown.endsWith(LevelManifest.ENDING) && Files.isRegularFile(file)) {
        Path folder = file.toAbsolutePath().getParent();
        ImportRequest request = new ImportRequest(file, shown, folder, false, null, null);
        FileBytes text = FileBytes.readText(request, Progress.none());
        String place = search.in(JsonText.parse(text.bytes(), text.start(), text.size()));
        if (!place.isEmpty()) {
          return new ImportException(shown, place, member + ": " + problem);
        }
      }
    } catch (ImportException | IOException | JsonException | InvalidPathException e) {
      return new ImportException(level.name(), member, problem); // it is another file by now
    }
    return new ImportException(level.name(), member, problem);
  }
}
