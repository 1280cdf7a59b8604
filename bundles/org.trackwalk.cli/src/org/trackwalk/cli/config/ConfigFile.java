package org.trackwalk.cli.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.io.buffer.BoundedFile;
import org.trackwalk.io.buffer.TooLargeException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.names.NearestName;

/**
 * Options from {@code trackwalk.json}. Every error names file, line and column; what the command
 * line says wins over what stands here.
 */
public final class ConfigFile {

  /** The name that is looked for. */
  public static final String NAME = "trackwalk.json";

  /** A file of options is a page of text; what is larger is something else. */
  private static final long LARGEST = 1 << 20;

  private final Path file;
  private final JsonValue root;

  private ConfigFile(Path file, JsonValue root) {
    this.file = file;
    this.root = root;
  }

  /** No options. */
  public static ConfigFile none() {
    return new ConfigFile(null, null);
  }

  /**
   * Reads a file.
   *
   * @throws UsageException when it cannot be read, is not JSON, or has an unknown key
   */
  public static ConfigFile read(Path file) throws UsageException {
    String name = file.toString();
    InputFiles.ofCommand().add(file);
    try {
      JsonValue root = JsonText.parse(BoundedFile.bytes(file, LARGEST));
      root.expect(JsonValue.Kind.OBJECT);
      for (JsonMember member : root.members()) {
        if (!ConfigKeys.all().contains(member.name())) {
          throw new UsageException(
              place(file, member.line(), member.column())
                  + "unknown key '"
                  + member.name()
                  + "'"
                  + NearestName.hint(member.name(), ConfigKeys.all()));
        }
      }
      if (root.repeated() != null) {
        JsonMember twice = root.repeated();
        throw new UsageException(
            place(file, twice.line(), twice.column()) + "'" + twice.name() + "' stands here twice");
      }
      return new ConfigFile(file, root);
    } catch (JsonException e) {
      throw new UsageException(place(file, e.line(), e.column()) + e.getMessage());
    } catch (TooLargeException e) {
      throw new UsageException(name + ": too large for a file of options");
    } catch (IOException e) {
      throw new UsageException(name + ": cannot be read");
    }
  }

  /** The nearest {@code trackwalk.json} in the folder of a path or above. */
  public static Optional<Path> above(Path path) {
    Path start = path.toAbsolutePath().normalize();
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      Path candidate = folder.resolve(NAME);
      if (Files.isRegularFile(candidate)) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }

  /** What the file says about a key, with the line. */
  public Optional<Said> said(String key) {
    return root == null
        ? Optional.empty()
        : SaidInJson.of(root, key, Said.Origin.CONFIG, file.toString());
  }

  /**
   * What messages call a value of the file: its place and its key, as a typed one is called by its
   * option.
   *
   * @param names the key, then what the value is in it: an inner key or an item of a list
   */
  public String label(String... names) {
    if (root == null) {
      return names[0];
    }
    PlaceInJson place = PlaceInJson.of(root, names);
    return place(file, place.line(), place.column()) + names[0];
  }

  /**
   * What messages call the value that holds: the option that somebody typed, else the file's key.
   *
   * @param option without a value
   */
  public String label(boolean typed, String option, String key) {
    return typed ? option : label(key);
  }

  /** Where the options were read from; null without a file. */
  public Path path() {
    return file;
  }

  /** The folder that relative paths in the file are relative to; null without a file. */
  public Path folder() {
    return file == null ? null : file.toAbsolutePath().getParent();
  }

  /** A text, or the fallback when the key is absent. */
  public String text(String key, String fallback) throws UsageException {
    try {
      JsonValue value = value(key);
      return value == null ? fallback : value.text();
    } catch (JsonException e) {
      throw wrong(key, e);
    }
  }

  /** A number, or null when the key is absent. */
  public Double number(String key) throws UsageException {
    try {
      JsonValue value = value(key);
      return value == null ? null : Double.valueOf(value.number());
    } catch (JsonException e) {
      throw wrong(key, e);
    }
  }

  /** A whole number, or the fallback. */
  public Integer whole(String key, Integer fallback) throws UsageException {
    try {
      JsonValue value = value(key);
      return value == null ? fallback : Integer.valueOf(value.index(Integer.MAX_VALUE));
    } catch (JsonException e) {
      throw wrong(key, e);
    }
  }

  /** True or false, or the fallback. */
  public boolean truth(String key, boolean fallback) throws UsageException {
    try {
      JsonValue value = value(key);
      return value == null ? fallback : value.truth();
    } catch (JsonException e) {
      throw wrong(key, e);
    }
  }

  /** A list of texts; empty when the key is absent. */
  public List<String> texts(String key) throws UsageException {
    try {
      JsonValue value = value(key);
      List<String> texts = new ArrayList<>();
      if (value != null) {
        for (JsonValue item : value.items()) {
          texts.add(item.text());
        }
      }
      return texts;
    } catch (JsonException e) {
      throw wrong(key, e);
    }
  }

  /** Three numbers; null when the key is absent. */
  public double[] point(String key) throws UsageException {
    try {
      JsonValue value = value(key);
      if (value == null) {
        return null;
      }
      List<JsonValue> items = value.items();
      if (items.size() != 3) {
        throw new JsonException(value, "three numbers [x, y, z] belong here");
      }
      return new double[] {items.get(0).number(), items.get(1).number(), items.get(2).number()};
    } catch (JsonException e) {
      throw wrong(key, e);
    }
  }

  /** An object of texts, for instance formats to files; in key order. */
  public Map<String, String> map(String key) throws UsageException {
    try {
      JsonValue value = value(key);
      Map<String, String> map = new TreeMap<>();
      if (value != null) {
        for (JsonMember member : value.members()) {
          map.put(member.name(), member.value().text());
        }
      }
      return map;
    } catch (JsonException e) {
      throw wrong(key, e);
    }
  }

  /**
   * The object {@code rules}: {@code {"seam.gap": {"threshold": 0.002}, "quality.sliver": "off"}}.
   *
   * @return {@code rule.param} to the number as text, {@code rule} to {@code off}, or to an empty
   *     text where nothing is said of it
   */
  public Map<String, String> rules() throws UsageException {
    try {
      JsonValue value = value("rules");
      Map<String, String> rules = new TreeMap<>();
      if (value == null) {
        return rules;
      }
      for (JsonMember rule : value.members()) {
        if (rule.value().is(JsonValue.Kind.STRING)) {
          if (!rule.value().text().equals("off")) {
            throw new JsonException(
                rule.value(), "\"off\" or an object of parameters belongs here");
          }
          rules.put(rule.name(), "off");
          continue;
        }
        if (rule.value().members().isEmpty()) {
          rules.put(rule.name(), "");
        }
        for (JsonMember parameter : rule.value().members()) {
          String number = Double.toString(parameter.value().number());
          rules.put(rule.name() + "." + parameter.name(), number);
        }
      }
      return rules;
    } catch (JsonException e) {
      throw wrong("rules", e);
    }
  }

  private JsonValue value(String key) throws JsonException {
    return root == null ? null : root.get(key);
  }

  private UsageException wrong(String key, JsonException e) {
    return new UsageException(place(file, e.line(), e.column()) + key + ": " + e.getMessage());
  }

  private static String place(Path file, int line, int column) {
    return file + ", line " + line + ", column " + column + ": ";
  }
}
