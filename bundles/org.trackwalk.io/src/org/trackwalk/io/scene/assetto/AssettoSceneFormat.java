package org.trackwalk.io.scene.assetto;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.kn5.Kn5File;
import org.trackwalk.io.manifest.FileReference;
import org.trackwalk.io.manifest.IniText;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.LineFile;
import org.trackwalk.io.manifest.ManifestGame;
import org.trackwalk.io.manifest.ManifestLine;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads a track of Assetto Corsa from its folder, a layout's folder or a list of models: the KN5
 * files of the layout, what their numbered meshes are for, starts and pits, and the recorded line.
 */
public final class AssettoSceneFormat implements SceneFormat {

  /** Names that a note tells; the others are counted. */
  private static final int NAMED = 5;

  static final String SURFACES = "data/surfaces.ini";

  /** The rule set of the game. */
  private static final String RULES = "assetto";

  @Override
  public String id() {
    return "assetto";
  }

  @Override
  public String title() {
    return "Assetto Corsa track (its folder, or models.ini)";
  }

  @Override
  public boolean reads(Path file) {
    return AssettoFolder.of(file).isPresent();
  }

  @Override
  public List<Path> levelsIn(Path folder) {
    return AssettoFolder.layouts(folder).stream().map(AssettoFolder::file).toList();
  }

  @Override
  public LevelManifest level(SceneRequest request, Progress progress)
      throws ImportException, IOException {
    return read(request, true, progress).manifest();
  }

  @Override
  public ImportedScene read(SceneRequest request, Progress progress)
      throws ImportException, IOException {
    return read(request, false, progress);
  }

  @Override
  public List<ImportProblem> problems(SceneRequest request) throws IOException {
    Optional<AssettoFolder> track = AssettoFolder.of(request.file());
    return track.isEmpty() ? List.of() : SideFaults.of(track.get(), wall(track.get(), request));
  }

  @Override
  public List<Path> decisive(Path file) {
    return AssettoFolder.of(file).map(AssettoFolder::decisive).orElse(List.of(file));
  }

  @Override
  public List<Path> meshFiles(Path file) {
    Optional<AssettoFolder> track = AssettoFolder.of(file);
    if (track.isEmpty()) {
      return List.of();
    }
    try {
      return listed(track.get(), false, new ArrayList<>()).keySet().stream()
          .map(name -> track.get().folder().resolve(name))
          .toList();
    } catch (ImportException | IOException | InvalidPathException e) {
      return List.of(); // loading it says what is wrong
    }
  }

  private static ImportedScene read(SceneRequest request, boolean whole, Progress progress)
      throws ImportException, IOException {
    AssettoFolder track =
        AssettoFolder.of(request.file())
            .orElseThrow(
                () ->
                    new ImportException(
                        request.displayName(), "", "there is no track of Assetto Corsa here"));
    LevelFolder wall = wall(track, request);
    for (Path file : track.settings()) {
      wall.resolve(track.folder(), track.reference(file), request.displayName(), "");
    }
    List<String> notes = new ArrayList<>();
    SurfaceKeys keys = keys(track, notes);
    List<AssettoModel> models = models(track, wall, request.displayName(), whole, notes, progress);
    List<ManifestPiece> pieces = new ArrayList<>();
    Map<String, double[]> starts = new LinkedHashMap<>();
    List<String> unknown = new ArrayList<>();
    for (AssettoModel model : models) {
      pieces.addAll(model.entries(keys));
      model.starts().forEach(starts::putIfAbsent);
      unknown.addAll(model.withoutKey(keys));
    }
    if (models.stream().noneMatch(AssettoModel::hasMesh)) {
      throw new ImportException(
          request.displayName(), "", "no KN5 file of this track has a mesh in it");
    }
    sayUnknown(unknown, notes);
    AssettoCard card = AssettoCard.of(track, wall);
    for (ImportProblem fault : SideFaults.of(track, wall)) {
      LeftOut what = fault.leftOut();
      String place = what.where().isEmpty() ? "" : ", " + what.where();
      notes.add(fault.file() + place + ": " + what.detail());
    }
    LevelManifest manifest =
        LevelManifest.of(card.name(), UpAxis.Y, LengthUnit.METRE, pieces)
            .withSpawns(List.copyOf(starts.values()))
            .withGame(game(track, whole, notes), card.parameters());
    Recorded line = recorded(track, whole, notes);
    if (line == null) {
      return new ImportedScene(track.title(), track.folder(), manifest, null, false, notes);
    }
    // Who imports gets the line as a file of his own, who checks as it stands the game's.
    ManifestLine own = new ManifestLine(FileReference.of(line.reference()), null, false);
    return new ImportedScene(
        track.title(),
        track.folder(),
        whole ? manifest.withLine(own) : manifest,
        line.line().points(),
        line.line().closed(),
        notes,
        line.line().speeds(),
        line.line().sides());
  }

  private static LevelFolder wall(AssettoFolder track, SceneRequest request) {
    return new LevelFolder(track.folder(), request.allowOutside());
  }

  private static ManifestGame game(AssettoFolder track, boolean whole, List<String> notes)
      throws ImportException, IOException {
    FileReference surfaces =
        track.file(SURFACES).map(track::reference).map(FileReference::of).orElse(null);
    Optional<Path> pits = track.file(AssettoFolder.PIT_LANE);
    Recorded lane = pits.isEmpty() ? null : recorded(track, pits.get(), "pit lane", whole, notes);
    FileReference pitLane = lane == null ? null : FileReference.of(lane.reference());
    return new ManifestGame(List.of(RULES), surfaces, pitLane);
  }

  private static SurfaceKeys keys(AssettoFolder track, List<String> notes)
      throws ImportException, IOException {
    Optional<Path> file = track.file(SURFACES);
    if (file.isEmpty()) {
      notes.add(
          "there is no data/surfaces.ini: ROAD, KERB, GRASS, SAND and WALL are the keys that the"
              + " game knows by itself");
      return SurfaceKeys.of(List.of());
    }
    return SurfaceKeys.of(IniText.read(file.get(), track.reference(file.get())));
  }

  private static List<AssettoModel> models(
      AssettoFolder track,
      LevelFolder wall,
      String shown,
      boolean whole,
      List<String> notes,
      Progress progress)
      throws ImportException, IOException {
    List<AssettoModel> models = new ArrayList<>();
    ImportException first = null;
    Map<String, double[]> all = listed(track, whole, notes);
    LevelFolder inside = wall.naming(all.keySet());
    for (Map.Entry<String, double[]> listed : all.entrySet()) {
      progress.check();
      try {
        String name = listed.getKey();
        Path file = inside.resolve(track.folder(), name, shown, "");
        ImportRequest request =
            new ImportRequest(
                file, name, track.folder(), wall.allowOutside(), UpAxis.Y, LengthUnit.METRE);
        models.add(new AssettoModel(name, listed.getValue(), Kn5File.read(request, progress)));
      } catch (ImportException e) {
        if (whole) {
          throw e;
        }
        first = first == null ? e : first;
        notes.add("left out: " + e.oneLine());
      }
    }
    if (models.isEmpty() && first != null) {
      throw first;
    }
    return models;
  }

  /** Files of the layout and where each stands. */
  private static Map<String, double[]> listed(
      AssettoFolder track, boolean whole, List<String> notes) throws ImportException, IOException {
    Map<String, double[]> listed = new LinkedHashMap<>();
    Optional<Path> list = track.models();
    if (list.isEmpty()) {
      track.usualModels().forEach(name -> listed.put(name, null));
      return listed;
    }
    for (IniText.Section section : IniText.read(list.get(), track.reference(list.get()))) {
      String file = section.text("FILE");
      if (section.name().startsWith("MODEL_") && !file.isEmpty()) {
        double[] move = section.numbers("POSITION", 3);
        boolean moved = move[0] != 0 || move[1] != 0 || move[2] != 0;
        String name = file.replace('\\', '/');
        if (listed.containsKey(name)) {
          leftOut(track, section, name + " stands there again, which is not read", whole, notes);
        }
        listed.putIfAbsent(name, moved ? Placement.of(move, null, null) : null);
        double[] turn = section.numbers("ROTATION", 3);
        if (turn[0] != 0 || turn[1] != 0 || turn[2] != 0) {
          String what = name + " is turned by ROTATION, which is not applied: turn it in the";
          leftOut(track, section, what + " modelling tool", whole, notes);
        }
      }
    }
    return listed;
  }

  /** What is not read of a list of models: a note of an import, and no level for a check. */
  private static void leftOut(
      AssettoFolder track, IniText.Section section, String what, boolean whole, List<String> notes)
      throws ImportException {
    String list = track.reference(track.file());
    String place = "line " + section.line();
    if (whole) {
      throw new ImportException(list, place, PrintableName.of(what));
    }
    notes.add(list + ", " + place + ": " + PrintableName.of(what));
  }

  private static void sayUnknown(List<String> unknown, List<String> notes) {
    if (!unknown.isEmpty()) {
      notes.add(
          "no surface is known for "
              + String.join(", ", unknown.subList(0, Math.min(NAMED, unknown.size())))
              + (unknown.size() > NAMED ? " and " + (unknown.size() - NAMED) + " more" : "")
              + ": cars feel them, and what they are is guessed from their names");
    }
  }

  /**
   * The recorded line.
   *
   * @param reference as a manifest in the track's folder names it
   */
  private record Recorded(String reference, LineFile line) {}

  private static Recorded recorded(AssettoFolder track, boolean whole, List<String> notes)
      throws ImportException, IOException {
    Optional<Path> file = track.file(AssettoFolder.FAST_LANE);
    if (file.isEmpty()) {
      notes.add("there is no ai/fast_lane.ai, so there is no racing line; record one in the game");
      return null;
    }
    return recorded(track, file.get(), "racing line", whole, notes);
  }

  private static Recorded recorded(
      AssettoFolder track, Path file, String what, boolean whole, List<String> notes)
      throws ImportException, IOException {
    String reference = track.reference(file);
    try {
      return new Recorded(reference, LineFile.read(file, reference));
    } catch (ImportException e) {
      if (whole) {
        throw e;
      }
      notes.add("the " + what + " is left out: " + e.oneLine());
      return null;
    }
  }
}
