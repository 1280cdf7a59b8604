package org.trackwalk.io.scene.torcs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.SceneMesh;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.xml.SafeXml;
import org.trackwalk.io.xml.XmlElement;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/** Reads tracks of TORCS and Speed Dreams: the middle of the road as line, and the mesh. */
public final class TorcsSceneFormat implements SceneFormat {

  /** Metres; a smaller gap between the road's end and its start is only the file's rounding. */
  private static final double GAP_TOLD = 0.1;

  /** Metres from the first car to the start where the track says nothing: the games'. */
  private static final double USUAL_BEFORE = 10;

  /** Their wheels ask the track's segments for height and normal, not its triangles. */
  private static final String ANALYTIC =
      "wheels in TORCS and Speed Dreams take height and normal from this file, not from the mesh:"
          + " what is found in the mesh is felt only by a game that drives on it";

  @Override
  public String id() {
    return "torcs";
  }

  @Override
  public String title() {
    return "TORCS or Speed Dreams track (NAME.xml)";
  }

  @Override
  public boolean reads(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    if (!name.endsWith(".xml")) {
      return false;
    }
    return SafeXml.peek(file, TorcsSceneFormat::hasTrack).orElse(false);
  }

  /** The games keep cars and drivers in files of the same kind: the section tells a track. */
  private static Boolean hasTrack(XMLStreamReader reader) throws XMLStreamException {
    boolean parameters = false;
    while (reader.hasNext()) {
      reader.next();
      if (reader.isStartElement()) {
        String element = reader.getLocalName();
        if (!parameters && !element.equals("params")) {
          return false;
        }
        parameters = true;
        String section = reader.getAttributeValue(null, "name");
        if (element.equals("section") && "Main Track".equals(section)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public ImportedScene read(SceneRequest request, Progress progress)
      throws ImportException, IOException {
    TorcsSection file = new TorcsSection(XmlElement.read(request.file(), request.displayName()));
    if (file.section("Main Track").element() == null) {
      String problem = "there is no section 'Main Track' in it: this is no track of TORCS";
      throw new ImportException(request.displayName(), "", problem);
    }
    List<String> notes = new ArrayList<>();
    String meshFile = TorcsMesh.find(request, file, notes);
    TorcsRoad road = TorcsRoad.of(file, progress);
    ImportedMesh mesh = SceneMesh.read(request, meshFile, progress);
    boolean closed = road.gap() < road.width();
    TorcsGround.note(mesh, road.line()).ifPresent(notes::add);
    if (road.gap() >= GAP_TOLD) {
      notes.add(gap(road, closed));
    }
    String name = file.section("Header").text("name", "");
    TorcsCorridor corridor = TorcsCorridor.of(file, mesh, road.line());
    notes.add(middle(road, corridor));
    notes.add(ANALYTIC);
    LevelManifest manifest =
        LevelManifest.of(
                name.isBlank() ? stem(request) : PrintableName.of(name),
                UpAxis.Y,
                LengthUnit.METRE,
                List.of(ManifestPiece.of(meshFile)))
            .withCorridor(corridor.pieces(), corridor.materials())
            .withSpawns(List.of(road.start(before(file))));
    return new ImportedScene(stem(request), request.folder(), manifest, road.line(), closed, notes);
  }

  /** Metres from the first car to the line that it starts at. */
  private static double before(TorcsSection file) throws ImportException {
    double before = file.section("Starting Grid").number("distance to start", USUAL_BEFORE);
    return Math.max(0, before);
  }

  /** The file says how wide the main track is; what is driven on is wider. */
  private static String middle(TorcsRoad road, TorcsCorridor corridor) {
    String middle = "the line is the middle of the main track, which is %s m wide";
    return String.format(middle, shortest(road.width())) + corridor.words();
  }

  private static String gap(TorcsRoad road, boolean closed) {
    String what = "the road's end misses its start by %.2f m";
    return String.format(Locale.ROOT, closed ? what : what + ", so the line is open", road.gap());
  }

  private static String shortest(double number) {
    String text = String.format(Locale.ROOT, "%.1f", number);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  private static String stem(SceneRequest request) {
    String name = request.file().getFileName().toString();
    return name.substring(0, name.lastIndexOf('.'));
  }
}
