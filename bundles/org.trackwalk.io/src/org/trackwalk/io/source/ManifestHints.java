package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.FileReference;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.LineFile;
import org.trackwalk.io.manifest.ManifestGame;
import org.trackwalk.io.manifest.ManifestLine;
import org.trackwalk.io.manifest.SurfaceFile;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PitLane;

/** Turns what a manifest says beside its meshes into level coordinates and SI units. */
final class ManifestHints {

  private static final double KMH_PER_METRE_PER_SECOND = 3.6;

  /** How a profile or vehicle of one's own ends; nothing else in the manifest is taken for one. */
  private static final String OWN_FILE = ".json";

  private final MeshFile manifestFile;
  private final LevelFolder wall;
  private final Frame axes;
  private final List<Path> filesRead = new ArrayList<>();

  /** Coordinates in the manifest and its line are in these axes. */
  ManifestHints(MeshFile manifestFile, LevelFolder wall, Frame axes) {
    this.manifestFile = manifestFile;
    this.wall = wall;
    this.axes = axes;
  }

  List<Path> filesRead() {
    return filesRead;
  }

  /** What is said, and the pieces that others have loaded. */
  LevelHints of(LevelManifest manifest, List<Piece> neighbours, List<Piece> car, List<String> seen)
      throws ImportException, IOException {
    LineFile line = line(manifest.line());
    boolean closed = line != null && line.closed();
    if (line != null && manifest.line().closed() != null) {
      closed = manifest.line().closed();
    }
    Double vmax = manifest.vmax();
    return new LevelHints(
        List.copyOf(manifest.corridorPieces()),
        List.copyOf(manifest.corridorMaterials()),
        line == null ? null : placed(line),
        closed,
        vmax == null ? null : Double.valueOf(vmax / KMH_PER_METRE_PER_SECOND),
        manifest.grip(),
        manifest.vehicle() == null ? null : ownFile(manifest.vehicle()),
        manifest.spawns().stream().map(this::placed).toList(),
        List.copyOf(manifest.neighbours()),
        List.copyOf(neighbours),
        manifest.enclosed(),
        named(manifest.profiles()),
        manifest.bodies(),
        manifest.rules(),
        List.copyOf(manifest.suppressions()),
        List.copyOf(car),
        List.copyOf(seen),
        List.copyOf(manifest.meetings()),
        game(manifest.game()),
        line == null ? null : line.speeds(),
        line == null ? null : line.sides());
  }

  private GameNames game(ManifestGame said) throws ImportException, IOException {
    List<String> sets = named(said.ruleSets());
    PitLane pits = pitLane(said.pitLane());
    FileReference surfaces = said.surfaces();
    if (surfaces == null) {
      return new GameNames(sets, "", List.of(), false, pits);
    }
    Path file =
        wall.resolve(
            manifestFile.folder(), surfaces.text(), manifestFile.shown(), surfaces.place());
    SurfaceFile known = SurfaceFile.read(file, surfaces.text());
    filesRead.add(file);
    return new GameNames(sets, surfaces.text(), known.names(), known.ofMaterials(), pits);
  }

  private LineFile line(ManifestLine wanted) throws ImportException, IOException {
    if (wanted == null) {
      return null;
    }
    LineFile line = line(wanted.file());
    return wanted.reverse() ? line.reversed() : line;
  }

  private LineFile line(FileReference named) throws ImportException, IOException {
    String text = named.text();
    Path file = wall.resolve(manifestFile.folder(), text, manifestFile.shown(), named.place());
    LineFile line = LineFile.read(file, text);
    filesRead.add(file);
    return line;
  }

  private PitLane pitLane(FileReference named) throws ImportException, IOException {
    if (named == null) {
      return PitLane.NONE;
    }
    LineFile line = line(named);
    return new PitLane(placed(line), line.speeds(), line.sides());
  }

  private List<String> named(List<String> names) throws ImportException {
    List<String> all = new ArrayList<>();
    for (String name : names) {
      all.add(ownFile(name));
    }
    return all;
  }

  /** An id as it is; the name of a file as a path from where the tool was started. */
  private String ownFile(String name) throws ImportException {
    if (!name.endsWith(OWN_FILE)) {
      return name;
    }
    Path file = wall.resolve(manifestFile.folder(), name, manifestFile.shown(), "");
    filesRead.add(file);
    return file.toString();
  }

  private double[] placed(LineFile line) {
    return placed(line.points(), line.axes() == null ? axes : line.axes());
  }

  private double[] placed(double[] points) {
    return placed(points, axes);
  }

  private static double[] placed(double[] points, Frame own) {
    double[] placed = new double[points.length];
    for (int i = 0; i < points.length; i += 3) {
      double[] point = own.fromFileAxes(points[i], points[i + 1], points[i + 2]);
      System.arraycopy(point, 0, placed, i, 3);
    }
    return placed;
  }
}
