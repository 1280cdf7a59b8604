package org.trackwalk.eclipse.ui.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.scene.formats.SceneFinder;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * What is looked at, and how. Equal questions have equal answers while the files stay.
 *
 * @param paths folders or mesh files
 * @param together whether all files are one level
 * @param up axis; null for what the files say
 * @param unit likewise
 * @param road names of the road's pieces with {@code *}; empty for finding it
 * @param deep whether meshes in subfolders of a folder with meshes are looked at too
 * @param scene what becomes of a game's scene file
 * @param choice which of several scenes; null for the usual one
 */
public record SurveyQuestion(
    List<Path> paths,
    boolean together,
    UpAxis up,
    LengthUnit unit,
    List<String> road,
    boolean deep,
    SceneUse scene,
    SceneChoice choice) {

  /** A question about meshes as they lie. */
  public SurveyQuestion(
      List<Path> paths,
      boolean together,
      UpAxis up,
      LengthUnit unit,
      List<String> road,
      boolean deep) {
    this(paths, together, up, unit, road, deep, SceneUse.LEFT, null);
  }

  /** Takes copies. */
  public SurveyQuestion {
    paths = List.copyOf(paths);
    road = List.copyOf(road);
  }

  /** How files are read for it. */
  public LoadOptions options() {
    return new LoadOptions(up, unit, false, together, false);
  }

  /**
   * Reads everything; of the rules only that about unit and axis is run.
   *
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public Survey answer(Progress progress) {
    if (scene == SceneUse.ASKED) {
      try {
        return SceneSurvey.of(SceneChoice.of(paths.get(0)), this, progress);
      } catch (ImportException | IOException e) {
        List<Survey.Unread> none = List.of(refused(paths.get(0), why(e)));
        return new Survey(List.of(), none, List.of(), Subfolders.NONE, "", List.of(), null);
      }
    }
    Optional<SceneFinder> offer = SceneSurvey.in(paths);
    if (offer.isPresent() && scene == SceneUse.TAKEN) {
      return SceneSurvey.of(SceneChoice.of(offer.get(), false), this, progress);
    }
    return meshes(offer.map(SceneSurvey::offer).orElse(""), progress);
  }

  private Survey meshes(String offer, Progress progress) {
    List<FoundLevel> levels = new ArrayList<>();
    List<Survey.Unread> unread = new ArrayList<>();
    List<Survey.Twin> twins = new ArrayList<>();
    Subfolders below = Subfolders.of(paths, progress);
    List<Path> all = new ArrayList<>(paths);
    if (deep) {
      all.addAll(below.folders());
    }
    for (LevelSource source : LevelFinder.find(all, options(), progress)) {
      progress.check();
      if (source.twinOf() != null) {
        twins.add(new Survey.Twin(source.twinOf(), source.files().get(0)));
      }
      if (source.status() == LevelSource.Status.FOUND) {
        try {
          levels.add(found(source, progress));
        } catch (ImportException e) {
          unread.add(refused(source.files().get(0), source.why(e)));
        } catch (IOException e) {
          unread.add(refused(source.files().get(0), source.why(e)));
        } catch (IllegalArgumentException e) {
          unread.add(
              refused(
                  source.files().get(0), e.getMessage())); // the manifest names what there is not
        }
      } else if (source.status() == LevelSource.Status.FAILED
          || !Files.isDirectory(source.files().get(0))) {
        // Folders that were passed over are asked for by a question of their own.
        SceneSurvey.passed(source, offer).ifPresent(unread::add);
      }
    }
    // The level with the most triangles is the one that is meant.
    levels.sort((a, b) -> Integer.compare(b.facts().triangles(), a.facts().triangles()));
    unread.sort((a, b) -> Boolean.compare(a.skipped(), b.skipped()));
    return new Survey(
        List.copyOf(levels),
        List.copyOf(unread),
        List.copyOf(twins),
        below,
        offer,
        List.of(),
        null);
  }

  private static Survey.Unread refused(Path file, String why) {
    return new Survey.Unread(String.valueOf(file.getFileName()), why, false);
  }

  private static String why(Exception e) {
    return String.valueOf(e.getMessage());
  }

  private FoundLevel found(LevelSource source, Progress progress)
      throws ImportException, IOException {
    Level level = source.load(progress);
    boolean manifest =
        source.files().get(0).getFileName().toString().endsWith(LevelManifest.ENDING);
    Level asked = road.isEmpty() || manifest ? level : withRoad(level);
    return LevelReading.read(asked, progress).found(source.files(), manifest);
  }

  private Level withRoad(Level level) {
    LevelHints hints = level.hints().withRoad(road);
    return new Level(
        level.name(),
        level.grouping(),
        level.pieces(),
        level.problems(),
        level.sources(),
        hints,
        level.markers());
  }
}
