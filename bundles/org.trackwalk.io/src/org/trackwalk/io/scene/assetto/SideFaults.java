package org.trackwalk.io.scene.assetto;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.IniText;
import org.trackwalk.io.manifest.IniText.Section;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;

/**
 * What is broken in the small files of a track, each with its line: a file that ends in the middle,
 * numbers that are none, a surface that does not say what it is. The game takes something else
 * there, and so does a reader who does not look.
 */
final class SideFaults {

  private static final String MODEL = "MODEL_";
  private static final String SURFACE = "SURFACE_";
  private static final String KEY = "KEY";
  private static final String VALID = "IS_VALID_TRACK";

  /** Numbers of a place or of a turn. */
  private static final int AXES = 3;

  /** So many sections tell what each of them has. */
  private static final int TELLING = 2;

  private final AssettoFolder track;
  private final List<ImportProblem> problems = new ArrayList<>();

  private SideFaults(AssettoFolder track) {
    this.track = track;
  }

  static List<ImportProblem> of(AssettoFolder track, LevelFolder wall) throws IOException {
    SideFaults faults = new SideFaults(track);
    AssettoCard.of(track, wall).fault().ifPresent(faults.problems::add);
    faults.models();
    faults.surfaces();
    return faults.problems;
  }

  private void models() throws IOException {
    Optional<Path> list = track.models();
    for (Section section : list.isEmpty() ? List.<Section>of() : sections(list.get())) {
      if (section.name().startsWith(MODEL)) {
        if (section.text("FILE").isEmpty()) {
          add(list.get(), section.line(), called(section) + " has no FILE");
        }
        for (String key : List.of("POSITION", "ROTATION")) {
          if (section.values().containsKey(key) && !section.hasNumbers(key, AXES)) {
            add(list.get(), section.lineOf(key), said(section, key) + ", and not three numbers");
          }
        }
      }
    }
  }

  private void surfaces() throws IOException {
    Optional<Path> file = track.file(AssettoSceneFormat.SURFACES);
    int before = problems.size();
    List<Section> all = new ArrayList<>();
    for (Section section : file.isEmpty() ? List.<Section>of() : sections(file.get())) {
      if (section.name().startsWith(SURFACE)) {
        all.add(section);
      }
    }
    boolean ended = problems.size() > before; // a file whose end is told lacks what came after it
    for (int i = 0; i < all.size(); i++) {
      Section section = all.get(i);
      String lacks = ended || i < all.size() - 1 ? "" : lacking(section, all.subList(0, i));
      if (section.text(KEY).isEmpty() || !section.values().containsKey(VALID)) {
        String key = section.text(KEY).isEmpty() ? KEY : VALID;
        add(file.get(), section.line(), called(section) + " has no " + key);
      } else if (!section.hasNumbers(VALID, 1)) {
        add(file.get(), section.lineOf(VALID), said(section, VALID) + ", and not a number");
      } else if (!lacks.isEmpty()) {
        String what = called(section) + " ends without " + lacks + ", which all others have";
        add(file.get(), section.line(), what);
      }
    }
  }

  /** A key that all others have, and the last section of a file has not; empty for none. */
  private static String lacking(Section last, List<Section> others) {
    if (others.size() < TELLING) {
      return "";
    }
    Set<String> keys = new HashSet<>(others.get(0).values().keySet());
    others.forEach(other -> keys.retainAll(other.values().keySet()));
    return others.get(0).values().keySet().stream()
        .filter(key -> keys.contains(key) && !last.values().containsKey(key))
        .findFirst()
        .orElse("");
  }

  private static String called(Section section) {
    return PrintableName.of("[" + section.name() + "]");
  }

  private static String said(Section section, String key) {
    return key + " of " + called(section) + " is '" + PrintableName.of(section.text(key)) + "'";
  }

  /** None of a file of which reading the level says that it is no text. */
  private List<Section> sections(Path file) throws IOException {
    String shown = track.reference(file);
    try {
      IniText.broken(file, shown)
          .ifPresent(
              line ->
                  add(
                      file,
                      line.number(),
                      "the file ends with '" + PrintableName.of(line.words()) + "'"));
      return IniText.read(file, shown);
    } catch (ImportException e) {
      return List.of();
    }
  }

  private void add(Path file, int line, String what) {
    problems.add(problem(track.reference(file), line, what));
  }

  static ImportProblem problem(String file, int line, String what) {
    LeftOut left = LeftOut.of(LeftOut.Kind.SETTINGS, "").inLine(line).named(what);
    return ImportProblem.of(left, "", file, line, 1, List.of());
  }
}
