package org.trackwalk.io.collada;

import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MarkerNode;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.io.polygon.LooseParts;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads COLLADA scenes. A piece is one primitive group of one node; groups of a geometry, and nodes
 * that show one geometry, share their arrays.
 */
public final class ColladaImporter implements MeshImporter {

  @Override
  public String id() {
    return "collada";
  }

  @Override
  public List<String> extensions() {
    return List.of("dae");
  }

  @Override
  public boolean holdsEmpties(String fileName) {
    return true;
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    return new Reading(request, progress).read();
  }

  /** What is at hand while one file is read. */
  private static final class Reading {
    private final ImportRequest request;
    private final Progress progress;
    private final DaeFiles files;
    private final DaeVectors vectors = new DaeVectors();
    private final Map<DaeGeometry, List<GroupMesh>> cut = new IdentityHashMap<>();
    private final UniqueNames names = new UniqueNames();
    private final List<Piece> pieces = new ArrayList<>();
    private final List<ImportProblem> problems = new ArrayList<>();

    Reading(ImportRequest request, Progress progress) {
      this.request = request;
      this.progress = progress;
      this.files = new DaeFiles(request, progress);
    }

    ImportedMesh read() throws ImportException, IOException {
      DaeDocument main = files.main();
      SceneWalk walk = SceneWalk.of(files, main);
      for (DaePlaced placed : walk.found()) {
        progress.check();
        boolean first = !cut.containsKey(placed.geometry());
        if (first) {
          cut.put(placed.geometry(), meshes(placed.geometry()));
        }
        int before = pieces.size();
        for (GroupMesh mesh : cut.get(placed.geometry())) {
          PieceLimit.check(pieces.size() + 1, request.displayName());
          add(placed, mesh, frame(main, placed.placement()), first);
        }
        leftOut(placed, pieces.size() > before ? pieces.get(before).name() : "", first);
      }
      List<Marker> markers =
          walk.empties().stream()
              .map(e -> MarkerNode.of(e.name(), request.displayName(), frame(main, e.placement())))
              .toList();
      for (LeftOut other : walk.others()) {
        problems.add(ImportProblem.of(other, "", request.displayName(), -1, 1, List.of()));
      }
      if (pieces.isEmpty() && markers.isEmpty()) {
        Frame frame = frame(main, org.trackwalk.io.placement.Placement.identity());
        String stem = FileStem.of(request);
        pieces.add(Piece.named(stem, request.displayName()).frame(frame).build());
      }
      for (DaeDocument document : files.documents()) {
        // What the user states counts, so there is nothing left to doubt.
        if (request.unit() == null) {
          document.unitDoubts.forEach(this::doubt);
        }
        if (request.up() == null) {
          document.axisDoubts.forEach(this::doubt);
        }
      }
      return new ImportedMesh(pieces, problems, files.paths(), markers);
    }

    private List<GroupMesh> meshes(DaeGeometry geometry) throws ImportException {
      List<GroupMesh> meshes = new ArrayList<>();
      for (DaeGroup group : geometry.groups()) {
        DaeInput vertex = DaeInput.of(group.inputs(), "VERTEX");
        DaeInput position = DaeInput.of(geometry.vertices(), "POSITION");
        if (vertex == null || position == null) {
          vertex = DaeInput.of(group.inputs(), "POSITION"); // some leave out the vertices element
          position = vertex;
        }
        if (group.corners() == 0) {
          continue;
        }
        if (position == null) {
          String problem = "these faces have no VERTEX that leads to a POSITION; export it again";
          String file = geometry.document().shown;
          throw new ImportException(file, "line " + group.line(), problem);
        }
        DaeInput normal = DaeInput.of(group.inputs(), "NORMAL");
        int normalOffset = normal == null ? vertex.offset() : normal.offset();
        normal = normal == null ? DaeInput.of(geometry.vertices(), "NORMAL") : normal;
        float[] positions = vectors.of(geometry, position, group.line());
        float[] normals = normal == null ? null : vectors.of(geometry, normal, group.line());
        meshes.add(
            GroupTriangles.of(
                group,
                positions,
                vertex.offset(),
                normals,
                normalOffset,
                geometry.document().shown,
                progress));
      }
      return meshes;
    }

    private Frame frame(DaeDocument main, double[] placement) {
      DaeScope scope = main.scope;
      LengthUnit unit = request.unitOr(scope.unit());
      double[] rows = placement;
      if (unit == null) {
        // None of the units with a name: its length becomes part of the placement.
        unit = LengthUnit.METRE;
        rows = placement.clone();
        for (int i = 0; i < rows.length; i++) {
          rows[i] *= scope.metres();
        }
      }
      return Frame.of(rows, request.upOr(scope.up()), unit);
    }

    private void add(DaePlaced placed, GroupMesh mesh, Frame frame, boolean first) {
      Piece.Builder piece =
          Piece.named(names.take(wanted(placed)), request.displayName())
              .node(placed.path())
              .frame(frame)
              .mesh(mesh.positions(), mesh.triangles())
              .places(mesh.places());
      if (mesh.normals() != null) {
        piece.normals(mesh.normals(), mesh.cornerNormals());
      }
      String symbol = mesh.group().material();
      if (!symbol.isEmpty()) {
        String target = placed.materials().getOrDefault(symbol, symbol);
        String id = target.substring(target.indexOf('#') + 1);
        DaeDocument document = placed.document();
        String name = document.materialNames.getOrDefault(id, PrintableName.of(id));
        String effect = document.materialEffects.getOrDefault(id, "");
        piece.surfaces(List.of(name), null);
        piece.twoSided(
            document.twoSidedEffects.contains(effect.substring(effect.indexOf('#') + 1)));
      }
      Piece built = piece.build();
      pieces.add(built);
      if (first) {
        problems.addAll(mesh.faults().problems(built.name(), built.file(), mesh.positions()));
      }
    }

    /** What the geometry has beside triangles, and what is not done to it. */
    private void leftOut(DaePlaced placed, String piece, boolean first) {
      String object = wanted(placed);
      if (first) {
        problems.addAll(placed.geometry().loose().problems(piece, object, request.displayName()));
      }
      if (!piece.isEmpty()) {
        LooseParts bent = new LooseParts();
        placed.bent().forEach(kind -> bent.add(kind, 1));
        problems.addAll(bent.problems(piece, object, request.displayName()));
      }
    }

    private String wanted(DaePlaced placed) {
      return placed.name().isEmpty() ? FileStem.of(request) : placed.name();
    }

    private void doubt(ImportException doubt) {
      int line = Integer.parseInt(doubt.place().substring("line ".length()));
      problems.add(
          new ImportProblem(
              ImportProblem.AXIS_UNIT, "", doubt.file(), line, 1, doubt.getMessage(), List.of()));
    }
  }
}
