package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * The pieces that a manifest's entries name. Each file is read once; entries that show it several
 * times share its arrays.
 */
final class ManifestPieces {

  private final MeshFile manifest;
  private final LevelFolder wall;
  private final LoadOptions options;
  private final KeptFiles kept;
  private final Progress progress;

  /** A file, and which of its scenes; null for the one that it shows first. */
  private record Shown(Path file, String scene) {

    /** Written out: what a record makes of itself is put together at each start. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Shown s
          && Objects.equals(file, s.file)
          && Objects.equals(scene, s.scene);
    }

    @Override
    public int hashCode() {
      return 31 * Objects.hashCode(file) + Objects.hashCode(scene);
    }
  }

  /** A file and where an entry shows it: twelve numbers, none for as it stands. */
  private record Place(Shown file, List<Double> rows) {

    static Place of(Shown file, ManifestPiece entry) {
      double[] rows = entry.placement();
      return new Place(file, rows == null ? List.of() : Arrays.stream(rows).boxed().toList());
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Place p && file.equals(p.file) && rows.equals(p.rows);
    }

    @Override
    public int hashCode() {
      return 31 * file.hashCode() + rows.hashCode();
    }
  }

  private final Map<Shown, ImportedMesh> meshes = new LinkedHashMap<>();

  /** The first entry of each file. */
  private final Map<Shown, Integer> firsts = new LinkedHashMap<>();

  /** The entries that name objects, by the place where they show their file. */
  private final Map<Place, List<NodeSelection>> named = new HashMap<>();

  private final Map<String, Path> resolved = new HashMap<>();

  /** Those of the files that some entry takes, as they are there. */
  private final Set<Piece> taken = Collections.newSetFromMap(new IdentityHashMap<>());

  private final List<ImportedMesh> parts = new ArrayList<>();
  private final List<Piece> pieces = new ArrayList<>();
  private final List<ImportProblem> problems = new ArrayList<>();
  private final List<String> seen = new ArrayList<>();
  private final List<Marker> markers = new ArrayList<>();

  ManifestPieces(
      MeshFile manifest, LevelFolder wall, LoadOptions options, KeptFiles kept, Progress progress) {
    this.manifest = manifest;
    this.wall = wall;
    this.options = options;
    this.kept = kept;
    this.progress = progress;
  }

  /** Loads all entries. */
  void add(List<ManifestPiece> entries) throws ImportException, IOException {
    List<Shown> files = new ArrayList<>();
    for (ManifestPiece entry : entries) {
      progress.check();
      Path path = resolved(entry);
      refuseScene(entry);
      Shown file = new Shown(path, entry.scene());
      firsts.putIfAbsent(file, files.size());
      files.add(file);
      if (entry.node() != null) {
        named
            .computeIfAbsent(Place.of(file, entry), place -> new ArrayList<>())
            .add(new NodeSelection(entry.node()));
      }
      if (!meshes.containsKey(file)) {
        String shown = entry.file().text().replace('\\', '/');
        MeshFile mesh = manifest.child(path).inScene(entry.scene());
        meshes.put(file, kept.read(mesh, shown, wall.folder(), options, progress));
      }
    }
    for (int i = 0; i < entries.size(); i++) {
      parts.add(part(entries, files, i));
    }
    PieceNames names = new PieceNames(parts);
    for (int i = 0; i < parts.size(); i++) {
      ImportedMesh unique = names.unique(parts.get(i));
      pieces.addAll(unique.pieces());
      if (entries.get(i).layer() == ManifestPiece.Layer.VISUAL) {
        unique.pieces().forEach(piece -> seen.add(piece.name()));
      }
      problems.addAll(unique.problems());
      markers.addAll(unique.markers());
    }
    sayNotNamed(entries, files);
  }

  /** An object that is new in a file would be missed without a word: no entry takes it. */
  private void sayNotNamed(List<ManifestPiece> entries, List<Shown> files) {
    for (Map.Entry<Shown, ImportedMesh> each : meshes.entrySet()) {
      String file = entries.get(firsts.get(each.getKey())).file().text().replace('\\', '/');
      for (Piece piece : each.getValue().pieces()) {
        if (piece.triangleCount() > 0 && !taken.contains(piece)) {
          LeftOut what = LeftOut.of(LeftOut.Kind.NOT_NAMED, "").named(piece.name());
          problems.add(ImportProblem.of(what, "", file, -1, 1, List.of()));
        }
      }
    }
  }

  /** Many entries may show one file: the system is asked for it once. */
  private Path resolved(ManifestPiece entry) throws ImportException, IOException {
    String text = entry.file().text();
    Path path = resolved.get(text);
    if (path == null) {
      path = wall.resolve(manifest.folder(), text, manifest.shown(), entry.file().place());
      resolved.put(text, path);
    }
    return path;
  }

  private void refuseScene(ManifestPiece entry) throws ImportException {
    String name = entry.file().text();
    String lower = name.toLowerCase(Locale.ROOT);
    if (entry.scene() != null && !lower.endsWith(".glb") && !lower.endsWith(".gltf")) {
      throw new ImportException(
          manifest.shown(),
          entry.file().place(),
          "'scene' names one of several scenes of a glTF file, which '"
              + name
              + "' is not; take it out");
    }
  }

  /** Names of the pieces that entries call visual. */
  List<String> seen() {
    return seen;
  }

  List<Piece> pieces() {
    return pieces;
  }

  List<ImportProblem> problems() {
    return problems;
  }

  List<Marker> markers() {
    return markers;
  }

  /** Every file that was opened, each once. */
  Set<Path> filesRead() {
    Set<Path> all = new LinkedHashSet<>();
    meshes.values().forEach(mesh -> all.addAll(mesh.filesRead()));
    return all;
  }

  /** The axes and unit of the first piece. */
  Frame firstFrame() {
    return pieces.isEmpty() ? Frame.LEVEL : pieces.get(0).frame();
  }

  /** How the level came about. */
  String grouping() {
    long files = meshes.keySet().stream().map(Shown::file).distinct().count();
    return pieces.size()
        + (pieces.size() == 1 ? " piece from " : " pieces from ")
        + files
        + (files == 1 ? " file" : " files")
        + " as "
        + manifest.name()
        + " says";
  }

  private ImportedMesh part(List<ManifestPiece> entries, List<Shown> files, int index)
      throws ImportException {
    ManifestPiece entry = entries.get(index);
    ImportedMesh mesh = meshes.get(files.get(index));
    List<Piece> kept = new ArrayList<>();
    NodeSelection wanted = entry.node() == null ? null : new NodeSelection(entry.node());
    for (Piece piece : mesh.pieces()) {
      boolean selected =
          wanted == null
              ? !elsewhere(Place.of(files.get(index), entry), piece)
              : wanted.selects(piece);
      if (selected) {
        kept.add(changed(piece, entry));
        taken.add(piece);
      }
    }
    if (kept.isEmpty() && wanted != null && !namesLeftOut(wanted, mesh)) {
      throw new ImportException(
          manifest.shown(),
          entry.nodePlace(),
          wanted.nothing(mesh.pieces()) + " in " + entry.file().text());
    }
    Set<String> names = new LinkedHashSet<>();
    kept.forEach(piece -> names.add(piece.name()));
    // What is said about the whole file is said once, however many entries name it.
    boolean first = firsts.get(files.get(index)) == index;
    List<ImportProblem> about =
        mesh.problems().stream()
            .filter(
                p ->
                    p.piece().isEmpty()
                        ? first && shown(entries, files, index, p.leftOut())
                        : names.contains(p.piece()))
            .toList();
    return new ImportedMesh(kept, about, List.of(), first ? placed(mesh, entry) : List.of());
  }

  /** Whether an object is meant of which no piece was made, such as a fence of edges. */
  private static boolean namesLeftOut(NodeSelection wanted, ImportedMesh mesh) {
    return mesh.problems().stream()
        .map(ImportProblem::leftOut)
        .anyMatch(left -> left != null && wanted.names(left.object()));
  }

  /**
   * Whether an entry of the file shows the object that something was left out of, as something to
   * collide with. As with pieces, the entries that name it count before those for the whole file.
   */
  private static boolean shown(
      List<ManifestPiece> entries, List<Shown> files, int index, LeftOut left) {
    if (left == null) {
      return true;
    }
    boolean named = false;
    boolean byName = false;
    boolean byFile = false;
    for (int i = 0; i < entries.size(); i++) {
      ManifestPiece entry = entries.get(i);
      if (files.get(i).equals(files.get(index))) {
        boolean collides =
            !Boolean.FALSE.equals(entry.collidable())
                && entry.layer() != ManifestPiece.Layer.VISUAL;
        if (entry.node() == null || left.object().isEmpty()) {
          byFile |= collides;
        } else if (new NodeSelection(entry.node()).names(left.object())) {
          named = true;
          byName |= collides;
        }
      }
    }
    return named ? byName : byFile;
  }

  /** An entry for single objects takes them out of the entry for the whole file. */
  private boolean elsewhere(Place place, Piece piece) {
    return named.getOrDefault(place, List.of()).stream().anyMatch(one -> one.selects(piece));
  }

  /** Where the markers of a file are once an entry has placed the file, in its axes and unit. */
  private List<Marker> placed(ImportedMesh mesh, ManifestPiece entry) {
    double[] by = entry.placement();
    if (by == null) {
      return mesh.markers();
    }
    // All formats with markers have metres and Y up unless somebody says otherwise.
    Frame own =
        Frame.of(
            options.up() == null ? UpAxis.Y : options.up(),
            options.unit() == null ? LengthUnit.METRE : options.unit());
    return mesh.markers().stream()
        .map(
            m ->
                new Marker(
                    m.name(),
                    m.file(),
                    turned(by, m.position(), 1, own),
                    m.forward() == null ? null : turned(by, m.forward(), 0, own)))
        .toList();
  }

  private static double[] turned(double[] rows, double[] level, double moved, Frame own) {
    double[] xyz = own.toFileAxes(level[0], level[1], level[2]);
    double[] out = new double[3];
    for (int k = 0; k < 3; k++) {
      out[k] =
          rows[4 * k] * xyz[0]
              + rows[4 * k + 1] * xyz[1]
              + rows[4 * k + 2] * xyz[2]
              + moved * rows[4 * k + 3];
    }
    return own.fromFileAxes(out[0], out[1], out[2]);
  }

  private Piece changed(Piece piece, ManifestPiece entry) throws ImportException {
    Piece.Builder builder = piece.toBuilder();
    if (entry.placement() != null) {
      Frame own = piece.frame();
      double[] placement = Placement.compose(entry.placement(), own.placement());
      if (!Placement.isFinite(placement)) {
        throw new ImportException(
            manifest.shown(), entry.file().place(), "the placement is infinitely far away");
      }
      builder.frame(Frame.of(placement, own.up(), own.unit()));
    }
    if (entry.collidable() != null) {
      builder.collidable(entry.collidable());
    }
    if (entry.layer() != null) {
      builder.collidable(entry.layer() == ManifestPiece.Layer.PHYSICAL);
    }
    if (entry.twoSided() != null) {
      builder.twoSided(entry.twoSided()).twoSidedTriangles(null);
    }
    if (entry.surfaceClass() != null) {
      builder.surfaceClass(entry.surfaceClass());
    }
    if (entry.surface() != null) {
      builder.surfaces(List.of(entry.surface()), null);
    }
    return builder.build();
  }
}
