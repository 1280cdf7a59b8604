package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.ConfigKey;
import org.trackwalk.cli.config.EffectiveOptions;
import org.trackwalk.cli.config.Said;
import org.trackwalk.report.json.JsonText;

/** Shows effective options to a person or a program. */
final class ConfigReport {

  private static final String SCHEMA = "trackwalk-config/1";
  private static final int NAMES = 18;

  private final EffectiveOptions options;
  private final ConfigFile file;
  private final Path place;

  /**
   * What to show.
   *
   * @param place from where {@code trackwalk.json} was looked for
   */
  ConfigReport(EffectiveOptions options, ConfigFile file, Path place) {
    this.options = options;
    this.file = file;
    this.place = place;
  }

  String text() {
    StringBuilder text = new StringBuilder(found()).append("\n\n");
    rows(text, options.options());
    for (Map.Entry<String, Map<ConfigKey, Said>> level : options.manifests().entrySet()) {
      text.append('\n').append(level.getKey());
      if (level.getValue().isEmpty()) {
        text.append(" says nothing more.\n");
      } else {
        text.append(" says for its level:\n");
        rows(text, level.getValue());
      }
    }
    return text.toString();
  }

  private String found() {
    if (file.path() != null) {
      return "Options from " + file.path() + ".";
    }
    Path here = Path.of("").toAbsolutePath();
    Path start = place.toAbsolutePath().normalize();
    String also = start.startsWith(here) ? "" : ", nor in " + here + " and above";
    return "No " + ConfigFile.NAME + ": there is none in " + start + " and above" + also + ".";
  }

  private static void rows(StringBuilder text, Map<ConfigKey, Said> rows) {
    int widest = 0;
    for (Said said : rows.values()) {
      widest = Math.max(widest, Math.min(said.value().length(), 2 * NAMES));
    }
    for (Map.Entry<ConfigKey, Said> row : rows.entrySet()) {
      Said said = row.getValue();
      text.append("  ").append(padded(row.getKey().name(), NAMES));
      text.append(padded(said.value(), widest + 2)).append(said.where()).append('\n');
    }
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(1, width - text.length()));
  }

  String json() throws IOException {
    StringBuilder text = new StringBuilder();
    JsonText json = new JsonText(text);
    json.object(true).name("schema").value(SCHEMA);
    json.name("file").value(file.path() == null ? null : file.path().toString());
    json.name("options").array(true);
    rows(json, options.options());
    json.end().name("levels").array(true);
    for (Map.Entry<String, Map<ConfigKey, Said>> level : options.manifests().entrySet()) {
      json.object(true).name("manifest").value(level.getKey()).name("options").array(true);
      rows(json, level.getValue());
      json.end().end();
    }
    json.end().end();
    return text.append('\n').toString();
  }

  private static void rows(JsonText json, Map<ConfigKey, Said> rows) throws IOException {
    for (Map.Entry<ConfigKey, Said> row : rows.entrySet()) {
      Said said = row.getValue();
      json.object(false).name("key").value(row.getKey().name());
      json.name("option").value(row.getKey().option()).name("value").value(said.value());
      json.name("origin").value(said.origin().id());
      if (said.file() != null) {
        json.name("file").value(said.file()).name("line").value((long) said.line());
      }
      json.end();
    }
  }
}
