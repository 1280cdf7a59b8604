package org.trackwalk.eclipse.ui.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.trackwalk.eclipse.ui.survey.LevelReading.Read;
import org.trackwalk.io.aside.ScratchFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.formats.SceneFinder;
import org.trackwalk.io.scene.write.SceneWriting;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;

/** Looks at a game's scene: what a check of its manifest would see, before there is one. */
final class SceneSurvey {

  private SceneSurvey() {}

  /**
   * The scene file of a folder, when it has one and nobody has written a manifest there. Meshes
   * alone, which can be taken for a scene too, are none.
   */
  static Optional<SceneFinder> in(List<Path> paths) {
    if (paths.size() != 1 || !Files.isDirectory(paths.get(0)) || hasManifest(paths.get(0))) {
      return Optional.empty();
    }
    try {
      SceneFinder found = SceneFinder.find(paths.get(0));
      return Files.isRegularFile(found.file()) ? Optional.of(found) : Optional.empty();
    } catch (ImportException | IOException e) {
      return Optional.empty(); // a folder of meshes, or of several scenes
    }
  }

  private static boolean hasManifest(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.toString().endsWith(LevelManifest.ENDING));
    } catch (IOException e) {
      return false; // whoever looks into it says so
    }
  }

  /**
   * What is told of an input that was not looked into: of a scene how it becomes a level here.
   *
   * @param offer the scene that is offered already; empty for none
   */
  static Optional<Survey.Unread> passed(LevelSource source, String offer) {
    String kind = source.passedScene();
    if (kind.isEmpty()) {
      return Optional.of(Survey.Unread.of(source));
    }
    String name = String.valueOf(source.files().get(0).getFileName());
    String why = kind + ": File > New > Track of a Game makes a level of it";
    return offer.isEmpty() ? Optional.of(new Survey.Unread(name, why, true)) : Optional.empty();
  }

  /**
   * What the scene makes of the meshes that it names.
   *
   * @param choices at least one; the first is taken when the question asks for none of them
   */
  static Survey of(List<SceneChoice> choices, SurveyQuestion question, Progress progress) {
    boolean known = question.choice() != null && choices.contains(question.choice());
    SceneChoice choice = known ? question.choice() : choices.get(0);
    SceneFinder finder = choice.finder();
    String name = String.valueOf(finder.file().getFileName());
    String offer = offer(finder);
    try {
      ImportedScene read =
          finder
              .format()
              .read(new SceneRequest(finder.file(), name, false, choice.scene()), progress);
      ImportedScene scene = chosen(read, question);
      FoundLevel level = level(scene, progress);
      FoundScene bare = new FoundScene(finder, scene, Double.NaN);
      double width = RoadWidth.mean(level.surface(), level.surfaceClass(), bare.length());
      FoundScene found = new FoundScene(finder, scene, width);
      return new Survey(
          List.of(level), List.of(), List.of(), Subfolders.NONE, offer, choices, found);
    } catch (ImportException e) {
      return refused(name, e.oneLine(), offer, choices);
    } catch (IOException | IllegalArgumentException e) {
      return refused(name, String.valueOf(e.getMessage()), offer, choices);
    }
  }

  /** How a question calls it. */
  static String offer(SceneFinder finder) {
    return FoundScene.kind(finder.format()) + " (" + finder.file().getFileName() + ")";
  }

  private static Survey refused(String name, String why, String offer, List<SceneChoice> choices) {
    String reason = why.startsWith(name + ": ") ? why.substring(name.length() + 2) : why;
    List<Survey.Unread> unread = List.of(new Survey.Unread(name, reason, false));
    return new Survey(List.of(), unread, List.of(), Subfolders.NONE, offer, choices, null);
  }

  /** The level of a manifest that is written aside, for this once. */
  private static FoundLevel level(ImportedScene scene, Progress progress)
      throws ImportException, IOException {
    try (ScratchFolder aside = ScratchFolder.make()) {
      Path manifest = aside.folder().resolve("scene" + LevelManifest.ENDING);
      SceneWriting.write(scene, manifest, false);
      // From there every mesh lies outside.
      LoadOptions options = new LoadOptions(null, null, false, false, true);
      LevelSource source = LevelFinder.find(List.of(manifest), options, progress).get(0);
      Read read = LevelReading.read(source.load(progress), progress);
      List<Path> files =
          scene.manifest().pieces().stream()
              .map(piece -> scene.folder().resolve(piece.file().text()))
              .distinct()
              .toList();
      return read.found(files, false);
    }
  }

  private static ImportedScene chosen(ImportedScene read, SurveyQuestion question) {
    LevelManifest m = read.manifest();
    // A line is in metres with Y up: unit and axis of such a scene are what they are.
    boolean free = read.line() == null;
    LevelManifest manifest =
        m.withPieces(
            free && question.up() != null ? question.up() : m.up(),
            free && question.unit() != null ? question.unit() : m.unit(),
            m.pieces());
    if (!question.road().isEmpty()) {
      manifest = manifest.withCorridor(question.road(), List.of());
    }
    return new ImportedScene(
        read.name(),
        read.folder(),
        manifest,
        read.line(),
        read.lineClosed(),
        read.notes(),
        read.lineSpeeds(),
        read.lineSides());
  }
}
