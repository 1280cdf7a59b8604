package org.trackwalk.io.studio;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.io.studio.StudioNodes.Placed;
import org.trackwalk.io.studio.StudioPlacement.Stand;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/** Makes pieces of a scene: one for each node that shows an object, one for an object without. */
final class StudioPieces {

  private final StudioScene scene;
  private final ChunkInput input;
  private final ImportRequest request;
  private final float largest;
  private final UniqueNames names = new UniqueNames();
  private final List<Piece> pieces = new ArrayList<>();
  private final List<ImportProblem> problems = new ArrayList<>();

  StudioPieces(StudioScene scene, ChunkInput input, ImportRequest request) {
    this.scene = scene;
    this.input = input;
    this.request = request;
    this.largest = largest(scene.objects());
  }

  ImportedMesh read(Progress progress) throws ImportException {
    List<List<Placed>> shown = shown(StudioNodes.placed(input, scene.nodes()));
    for (int i = 0; i < scene.objects().size(); i++) {
      progress.check();
      StudioObject object = scene.objects().get(i);
      if (object.isWithoutFaces()) {
        int points = object.positions().length / 3;
        leftOut(LeftOut.Kind.POINTS, object.name(), object.offset(), points);
        continue;
      }
      List<Placed> nodes = shown.get(i);
      Piece mesh = mesh(object);
      if (nodes.isEmpty()) {
        add(object, mesh, object.name(), object.name(), null);
      }
      add(object, mesh, nodes);
    }
    if (pieces.isEmpty()) {
      pieces.add(Piece.named(FileStem.of(request), request.displayName()).build());
    }
    return new ImportedMesh(pieces, problems, List.of(request.file()));
  }

  /**
   * The nodes of each object. They name it. Of several objects with one name, since names are cut
   * after ten letters, each node in turn shows the next; what nodes are left show the last.
   */
  private List<List<Placed>> shown(List<Placed> nodes) {
    List<List<Placed>> shown = new ArrayList<>();
    Map<String, List<Integer>> byName = new HashMap<>();
    for (int i = 0; i < scene.objects().size(); i++) {
      shown.add(new ArrayList<>());
      byName.computeIfAbsent(scene.objects().get(i).name(), name -> new ArrayList<>()).add(i);
    }
    Map<String, Integer> met = new HashMap<>();
    for (Placed node : nodes) {
      String name = node.node().object();
      List<Integer> objects = byName.get(name);
      if (node.node().isObject() && objects != null && !name.isEmpty()) {
        int turn = met.merge(name, 1, Integer::sum) - 1;
        shown.get(objects.get(Math.min(turn, objects.size() - 1))).add(node);
      }
    }
    return shown;
  }

  private void add(StudioObject object, Piece mesh, List<Placed> nodes) throws ImportException {
    Stand stand = Stand.of(object.matrix());
    boolean atRest = false;
    for (Placed node : nodes) {
      if (node.onView()) {
        // It stays where its vertices stand; once is enough.
        if (node == nodes.get(0)) {
          add(object, mesh, node.node().shown(), node.path(), null);
        } else {
          leftOut(LeftOut.Kind.INSTANCES, node.node().shown(), node.node().offset(), 1);
        }
        continue;
      }
      double[] placement = placement(object, node, stand);
      if (placement == null && !atRest) {
        // What else shows it is moved against this node, whose numbers no matrix has rounded.
        stand = new Stand(node.world(), node.node().pivot(), node.slack());
        atRest = true;
      }
      add(object, mesh, node.node().shown(), node.path(), placement);
    }
  }

  /** What a node does to an object; null for nothing. */
  private double[] placement(StudioObject object, Placed node, Stand stand) throws ImportException {
    double[] pivot = node.node().pivot();
    double[] placement = StudioPlacement.of(node.world(), pivot, stand);
    if (placement == null) {
      return null;
    }
    if (!Placement.isFinite(placement)) {
      throw input.refusal(
          node.node().offset(),
          "the place of node '"
              + node.node().shown()
              + "' is not finite; apply its transform and export");
    }
    boolean moved =
        StudioPlacement.moves(placement, node.slack(), pivot, stand, object.positions(), largest);
    return moved ? placement : null;
  }

  private void add(StudioObject object, Piece mesh, String wanted, String path, double[] placement)
      throws ImportException {
    String name = names.take(wanted.isEmpty() ? FileStem.of(request) : wanted);
    pieces.add(mesh.toBuilder().name(name).node(path).frame(frame(placement)).build());
    PieceLimit.check(pieces.size(), request.displayName());
    problems.addAll(object.faults().problems(name, request.displayName(), object.positions()));
  }

  private void leftOut(LeftOut.Kind kind, String name, int offset, int count) {
    if (count > 0) {
      LeftOut what = new LeftOut(kind, name, "byte " + offset, "");
      problems.add(ImportProblem.of(what, "", request.displayName(), offset, count, List.of()));
    }
  }

  private Frame frame(double[] placement) {
    UpAxis up = request.upOr(UpAxis.Z);
    LengthUnit unit = request.unitOr(LengthUnit.METRE);
    if (placement == null && scene.scale() == 1) {
      return Frame.of(up, unit);
    }
    double[] rows = placement == null ? Placement.identity() : placement;
    double scale = scene.scale();
    double[] scaled = Placement.of(null, null, new double[] {scale, scale, scale});
    return Frame.of(Placement.compose(scaled, rows), up, unit);
  }

  /** What all pieces of an object share. */
  private Piece mesh(StudioObject object) {
    Piece.Builder piece =
        Piece.named(object.name(), request.displayName())
            .mesh(object.positions(), object.triangles())
            .places(object.places());
    surfaces(object, piece);
    return piece.build();
  }

  private void surfaces(StudioObject object, Piece.Builder piece) {
    Set<String> surfaces = new LinkedHashSet<>();
    object.materials().forEach(used -> surfaces.add(scene.materials().name(used)));
    List<String> all = List.copyOf(surfaces);
    int[] surface = new int[object.materials().size()];
    boolean[] twoSided = new boolean[surface.length];
    for (int i = 0; i < surface.length; i++) {
      String used = object.materials().get(i);
      surface[i] = all.indexOf(scene.materials().name(used));
      twoSided[i] = scene.materials().twoSided(used);
    }
    int[] triangles = object.triangleMaterials();
    int[] perTriangle = new int[triangles.length];
    BitSet both = new BitSet();
    boolean oneSurface = !all.isEmpty();
    for (int t = 0; t < triangles.length; t++) {
      int material = triangles[t];
      perTriangle[t] = material < 0 ? -1 : surface[material];
      oneSurface &= perTriangle[t] == 0;
      both.set(t, material >= 0 && twoSided[material]);
    }
    piece.surfaces(all, oneSurface ? null : perTriangle);
    if (both.cardinality() == triangles.length && triangles.length > 0) {
      piece.twoSided(true);
    } else if (!both.isEmpty()) {
      piece.twoSidedTriangles(both);
    }
  }

  private static float largest(List<StudioObject> objects) {
    float largest = 0;
    for (StudioObject object : objects) {
      for (float value : object.positions()) {
        largest = Float.isFinite(value) ? Math.max(largest, Math.abs(value)) : largest;
      }
    }
    return largest;
  }
}
