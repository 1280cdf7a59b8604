package org.trackwalk.course.naming;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Names that say what a surface is for, read from {@code names.txt} beside this class. A level has
 * few names and many triangles: what a name says is sought once. Several threads may ask.
 */
public final class NameDictionary {

  private enum Where {
    OBJECT,
    /** An object's name, where what it is made of says the same in words. */
    MADE,
    ANY
  }

  private record Entry(String family, SurfaceClass means, Where where, Pattern pattern) {}

  private record Gate(String family, Pattern pattern) {}

  /** Names of things that are called after the road they stand beside. */
  private static final String BESIDE = "beside";

  private final List<Entry> entries = new ArrayList<>();
  private final List<Gate> gates = new ArrayList<>();
  private final List<Pattern> marks = new ArrayList<>();

  /** The first entry whose words are in a name, with and without what stands beside the road. */
  private final Map<String, Optional<Entry>> words = new ConcurrentHashMap<>();

  private final Map<String, Optional<Entry>> lyingWords = new ConcurrentHashMap<>();

  private final Map<String, String> bare = new ConcurrentHashMap<>();

  private NameDictionary() {}

  /** The dictionary that ships with the tool. */
  static NameDictionary shipped() {
    NameDictionary dictionary = new NameDictionary();
    lines().forEach(dictionary::add);
    return dictionary;
  }

  /** The four columns of each line of the file, in order. */
  static List<String[]> lines() {
    List<String[]> rows = new ArrayList<>();
    try (InputStream in = NameDictionary.class.getResourceAsStream("names.txt");
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          rows.add(line.trim().split("\\s+", 4));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }

  /** How a pattern of the file is read: in any case. */
  static Pattern pattern(String text) {
    return Pattern.compile(text, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }

  private void add(String[] columns) {
    Pattern pattern = pattern(columns[3]);
    if (columns[1].equals(NameList.LIST)) {
      return; // not about what a surface is for
    }
    if (columns[1].equals("requires")) {
      gates.add(new Gate(columns[0], pattern));
    } else if (columns[1].equals("mark")) {
      marks.add(pattern);
    } else {
      entries.add(
          new Entry(
              columns[0],
              SurfaceClass.valueOf(columns[1].toUpperCase(Locale.ROOT)),
              Where.valueOf(columns[2].toUpperCase(Locale.ROOT)),
              pattern));
    }
  }

  /** The part of the dictionary whose families fit a level's object names. */
  NameDictionary fitting(Collection<String> objectNames) {
    NameDictionary fitting = new NameDictionary();
    fitting.marks.addAll(marks);
    List<String> names = objectNames.stream().map(this::unmarked).toList();
    for (Entry entry : entries) {
      boolean open = true;
      for (Gate gate : gates) {
        if (gate.family.equals(entry.family)) {
          open &= names.stream().anyMatch(name -> gate.pattern.matcher(name).lookingAt());
        }
      }
      if (open) {
        fitting.entries.add(entry);
      }
    }
    return fitting;
  }

  /**
   * What a surface is for.
   *
   * @param object object, group or node name
   * @param material material or texture name, empty when there is none
   * @return null when no name is known
   */
  public SurfaceClass lookUp(String object, String material) {
    return plain(unmarked(object), material, true);
  }

  /** Likewise for what lies and faces up: a road beside a stand, not a stand beside the road. */
  public SurfaceClass lookUpLying(String object, String material) {
    return plain(unmarked(object), material, false);
  }

  /** What the words in a name say, whatever families of prefixes say of it. */
  public SurfaceClass lookUpWords(String name) {
    return anywhere(unmarked(name), true);
  }

  /** Whether it is by words in the object's name alone that a surface is for something. */
  boolean saysByWords(String object, String material) {
    String name = unmarked(object);
    return (material.isEmpty() || anywhere(material, true) == null)
        && entries.stream()
            .noneMatch(e -> e.where == Where.OBJECT && e.pattern.matcher(name).lookingAt())
        && anywhere(name, true) != null;
  }

  /** An object's name without what an engine's importer wants around it. */
  private String unmarked(String object) {
    return bare.computeIfAbsent(object, this::withoutMarks);
  }

  private String withoutMarks(String object) {
    String name = object;
    for (Pattern mark : marks) {
      name = mark.matcher(name).replaceAll("");
    }
    return name;
  }

  private SurfaceClass plain(String object, String material, boolean beside) {
    SurfaceClass byMaterial = material.isEmpty() ? null : anywhere(material, beside);
    for (Entry entry : entries) {
      boolean says =
          entry.where == Where.OBJECT || entry.where == Where.MADE && entry.means == byMaterial;
      if (says && entry.pattern.matcher(object).lookingAt()) {
        return entry.means;
      }
    }
    // A material is nearer to the triangle than the object's name is.
    return byMaterial != null ? byMaterial : anywhere(object, beside);
  }

  private SurfaceClass anywhere(String name, boolean beside) {
    Optional<Entry> entry = words.computeIfAbsent(name, n -> sought(n, true));
    if (!beside && entry.isPresent() && entry.get().family.equals(BESIDE)) {
      entry = lyingWords.computeIfAbsent(name, n -> sought(n, false));
    }
    return entry.map(Entry::means).orElse(null);
  }

  private Optional<Entry> sought(String name, boolean beside) {
    return entries.stream()
        .filter(e -> e.where == Where.ANY && (beside || !e.family.equals(BESIDE)))
        .filter(e -> e.pattern.matcher(name).lookingAt())
        .findFirst();
  }
}
