package org.trackwalk.io.scene.assetto;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A track's folder as the game lays it out.
 *
 * @param folder with the KN5 files: {@code content/tracks/NAME}
 * @param layout the name of one of several ways to drive there; empty where there is one
 */
record AssettoFolder(Path folder, String layout) {

  /** The recorded racing line. */
  static final String FAST_LANE = "ai/fast_lane.ai";

  /** The recorded line through the pits. */
  static final String PIT_LANE = "ai/pit_lane.ai";

  private static final Pattern MODELS = Pattern.compile("(?i)models(?:_(.+))?\\.ini");

  /** The file of a list of models. */
  static boolean isModels(Path file) {
    return MODELS.matcher(name(file)).matches()
        && Files.isRegularFile(file)
        && hasKn5(file.toAbsolutePath().getParent());
  }

  /** The track that a path stands for: its folder, a layout's folder in it, a list of models. */
  static Optional<AssettoFolder> of(Path path) {
    Path file = path.toAbsolutePath().normalize();
    Matcher models = MODELS.matcher(name(file));
    if (models.matches()) {
      String layout = models.group(1) == null ? "" : models.group(1);
      return isModels(file)
          ? Optional.of(new AssettoFolder(file.getParent(), layout))
          : Optional.empty();
    }
    Path parent = file.getParent();
    if (isKn5(file) && Files.isRegularFile(file)) {
      boolean listed = files(parent).stream().anyMatch(AssettoFolder::isModels);
      return hasData(parent) && !listed
          ? Optional.of(new AssettoFolder(parent, ""))
          : Optional.empty();
    }
    if (!Files.isDirectory(file)) {
      return Optional.empty();
    }
    if (parent != null && isModels(parent.resolve("models_" + name(file) + ".ini"))) {
      return Optional.of(new AssettoFolder(parent, name(file)));
    }
    return hasKn5(file) && hasData(file)
        ? Optional.of(new AssettoFolder(file, ""))
        : Optional.empty();
  }

  /** The layouts of a folder: one each for its lists of models; what it is itself without. */
  static List<AssettoFolder> layouts(Path folder) {
    List<AssettoFolder> layouts = new ArrayList<>();
    for (Path file : files(folder)) {
      if (isModels(file)) {
        of(file).ifPresent(layouts::add);
      }
    }
    if (layouts.isEmpty()) {
      of(folder).ifPresent(layouts::add);
    }
    return layouts;
  }

  /** What tells a track's folder from any folder with KN5 files, a car's for example. */
  private static boolean hasData(Path folder) {
    return files(folder).stream().anyMatch(AssettoFolder::isModels)
        || Files.isRegularFile(folder.resolve("data/surfaces.ini"))
        || Files.isRegularFile(folder.resolve("ai/fast_lane.ai"))
        || Files.isRegularFile(folder.resolve("ui/ui_track.json"))
        || files(folder.resolve("ui")).stream()
            .anyMatch(layout -> Files.isRegularFile(layout.resolve("ui_track.json")));
  }

  private static boolean hasKn5(Path folder) {
    return folder != null && files(folder).stream().anyMatch(AssettoFolder::isKn5);
  }

  private static boolean isKn5(Path file) {
    return name(file).toLowerCase(Locale.ROOT).endsWith(".kn5");
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.sorted().toList();
    } catch (IOException | java.io.UncheckedIOException e) {
      return List.of();
    }
  }

  private static String name(Path path) {
    return path.getFileName() == null ? "" : path.getFileName().toString();
  }

  /** The KN5 files that the game loads where no list says which: the one called like the folder. */
  List<String> usualModels() {
    List<String> all =
        files(folder).stream().filter(AssettoFolder::isKn5).map(p -> name(p)).toList();
    List<String> own = all.stream().filter(n -> n.equalsIgnoreCase(name(folder) + ".kn5")).toList();
    return own.isEmpty() ? all : own;
  }

  /** The list of models; empty when there is none. */
  Optional<Path> models() {
    return files(folder).stream()
        .filter(
            file -> {
              Matcher models = MODELS.matcher(name(file));
              return models.matches()
                  && layout.equalsIgnoreCase(models.group(1) == null ? "" : models.group(1));
            })
        .findFirst();
  }

  /** The file that stands for the layout: its list of models, else the first model. */
  Path file() {
    return models().orElseGet(() -> folder.resolve(usualModels().get(0)));
  }

  /** A file of the layout, else of the track; empty when neither has it. */
  Optional<Path> file(String below) {
    return Stream.of(folder.resolve(layout).resolve(below), folder.resolve(below))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  /** What the game's menu says of the layout. */
  Optional<Path> card() {
    Path ui = folder.resolve("ui");
    return Stream.of(ui.resolve(layout).resolve("ui_track.json"), ui.resolve("ui_track.json"))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  /** The files beside the models without which the level is another one; those that are there. */
  List<Path> settings() {
    return Stream.of(models(), file("data/surfaces.ini"), file(FAST_LANE), file(PIT_LANE))
        .flatMap(Optional::stream)
        .toList();
  }

  /** Files beside the models that decide what the level is, and folders in which more would. */
  List<Path> decisive() {
    List<Path> all = new ArrayList<>();
    for (String part : List.of("", "data", "ai", "ui")) {
      all.add(folder.resolve(part));
      all.add(folder.resolve(layout).resolve(part));
    }
    all.add(folder.resolve("ui").resolve(layout));
    all.addAll(settings());
    card().ifPresent(all::add);
    return all.stream().map(Path::normalize).filter(Files::exists).distinct().toList();
  }

  /** A file below the folder as a manifest there names it. */
  String reference(Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  /** The name of what is written: that of the folder, and of the layout. */
  String title() {
    return layout.isEmpty() ? name(folder) : name(folder) + "-" + layout;
  }
}
