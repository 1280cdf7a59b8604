package org.trackwalk.io.scene.stk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneAxes;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.SceneNames;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.xml.SafeXml;
import org.trackwalk.io.xml.XmlElement;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads a track of SuperTuxKart: the track's model, what stands on it, the main driveline as racing
 * line, and where karts start.
 */
public final class StkScene implements SceneFormat {

  private static final double[] AS_IT_STANDS = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};

  @Override
  public String id() {
    return "supertuxkart";
  }

  @Override
  public String title() {
    return "SuperTuxKart track (scene.xml)";
  }

  @Override
  public boolean hasSeveral() {
    return true;
  }

  @Override
  public String mainFile() {
    return "track.xml";
  }

  /** By the ending and the outermost element; {@code track.xml} of a track means its scene. */
  @Override
  public boolean reads(Path file) {
    if (!file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".xml")
        || !Files.isRegularFile(file)) {
      return false;
    }
    String root = root(file);
    return root.equals("scene")
        || root.equals("track") && Files.isRegularFile(file.resolveSibling("scene.xml"));
  }

  private static String root(Path file) {
    return SafeXml.peek(
            file,
            reader -> {
              reader.nextTag();
              return reader.getLocalName();
            })
        .orElse("");
  }

  /** The ways to play a track; of a scene that is named itself there is only one. */
  @Override
  public SceneNames scenes(Path file) {
    return root(file).equals("scene") ? SceneNames.NONE : StkTrack.modes(file.getParent());
  }

  @Override
  public ImportedScene read(SceneRequest request, Progress progress)
      throws ImportException, IOException {
    Path folder = request.folder();
    boolean named = root(request.file()).equals("scene");
    String sceneFile = named ? request.file().getFileName().toString() : null;
    LevelFolder wall = new LevelFolder(folder, request.allowOutside());
    StkTrack track = StkTrack.in(wall, request.scene(), sceneFile);
    String shown = named ? request.displayName() : track.scene();
    Path file = named ? request.file() : wall.resolve(folder, track.scene(), StkTrack.FILE, "");
    XmlElement scene = XmlElement.read(file, shown);
    StkNotes notes = new StkNotes();
    if (!Files.isRegularFile(folder.resolve(StkMaterials.FILE))) {
      notes.say(
          "there is no materials.xml, so every texture counts as solid, leaves too;"
              + " \"collidable\": false in the manifest says otherwise");
    }
    List<double[]> quads = quads(wall, track, notes);
    StkModels models =
        new StkModels(wall, new StkRoadway(quads), StkMaterials.ghosts(wall), notes, progress);
    trackModel(scene, wall, models, shown);
    new StkObjects(wall, models, notes).add(scene, folder, AS_IT_STANDS);
    StkLoop loop = driveline(quads, wall, track, notes);
    if (loop != null && track.reverse()) {
      notes.say(
          "the game also offers this track the other way round: \"direction\": \"reverse\" beside"
              + " the line's file checks it so");
    }
    LevelManifest manifest = manifest(track, folder, models, StkStarts.of(scene, loop));
    ImportedScene found =
        new ImportedScene(
            folderName(folder, track),
            folder,
            manifest,
            loop == null ? null : loop.line(),
            loop != null && loop.closed(),
            notes.sentences());
    return SceneAxes.written(found, request.allowOutside(), progress);
  }

  private static void trackModel(XmlElement scene, LevelFolder wall, StkModels models, String shown)
      throws ImportException, IOException {
    XmlElement track = scene.child("track");
    if (!scene.name().equals("scene") || track == null) {
      throw scene.refusal("this is no scene of a SuperTuxKart track: it has no element 'track'");
    }
    String model = track.attribute("model", "");
    Path folder = wall.folder();
    if (!models.add(folder, model, StkPlacement.of(track), StkModels.Role.TRACK)) {
      String why = "in a format that is not read; export it as .b3d, .obj or .glb";
      if (!models.isThere(folder, model)) {
        why = "not there; put it beside the scene";
      } else if (models.isOutside(folder, model)) {
        why = "outside the track's folder; --allow-outside lets it be read";
      }
      throw new ImportException(
          shown, track.place(), "the model of the track, '" + model + "', is " + why);
    }
  }

  private static List<double[]> quads(LevelFolder wall, StkTrack track, StkNotes notes)
      throws ImportException, IOException {
    Path file = wall.folder().resolve(track.quads());
    String why = "";
    if (!track.line()) {
      why = "this is " + track.kind() + " without a driveline";
    } else if (!Files.isRegularFile(file)) {
      why = track.quads() + " is not there";
    } else {
      List<double[]> quads = StkQuads.read(beside(wall, track.quads()));
      if (!quads.isEmpty()) {
        return quads;
      }
      why = track.quads() + " is empty";
    }
    notes.say(
        why + ", so there is no racing line; the places where karts start say where the road is");
    return List.of();
  }

  /** What stands in a file of the track's folder, no link out of it. */
  private static XmlElement beside(LevelFolder wall, String name)
      throws ImportException, IOException {
    return XmlElement.read(wall.resolve(wall.folder(), name, name, ""), name);
  }

  private static StkLoop driveline(
      List<double[]> quads, LevelFolder wall, StkTrack track, StkNotes notes)
      throws ImportException, IOException {
    boolean graph = Files.isRegularFile(wall.folder().resolve(track.graph()));
    StkLoop loop = StkDriveline.main(quads, graph ? beside(wall, track.graph()) : null);
    if (loop == null) {
      return null;
    }
    int others = quads.size() - loop.quads().size();
    if (others > 0) {
      notes.say(
          "the racing line is the main driveline, "
              + loop.quads().size()
              + " quads"
              + (graph ? "" : " (" + track.graph() + " is not there: those that hang together)")
              + "; shortcuts and other ways, "
              + others
              + " quads, are not in it");
    }
    if (!loop.closed()) {
      notes.say("the driveline does not return to its start");
    }
    return loop;
  }

  private static LevelManifest manifest(
      StkTrack track, Path folder, StkModels models, List<double[]> starts) {
    String name = track.name().isEmpty() ? folderName(folder, track) : track.name();
    return LevelManifest.of(name, UpAxis.Y, LengthUnit.METRE, models.pieces())
        .withVehicle("kart")
        .withSpawns(starts);
  }

  private static String folderName(Path folder, StkTrack track) {
    Path name = folder.getFileName();
    String scene = track.scene();
    int dot = scene.lastIndexOf('.');
    String stem = dot > 0 ? scene.substring(0, dot) : scene;
    if (name == null) {
      return stem;
    }
    return stem.equals("scene") ? name.toString() : name + "-" + stem;
  }
}
