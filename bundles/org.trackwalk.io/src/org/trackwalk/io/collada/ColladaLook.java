package org.trackwalk.io.collada;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.look.FileLook;
import org.trackwalk.io.look.LookReader;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PictureFinder;
import org.trackwalk.io.look.PictureSource;
import org.trackwalk.io.look.PieceLook;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.names.UriName;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * The look of COLLADA scenes: the diffuse colour or picture of effects, and the first texture
 * coordinates of a group. A piece is the group of its node that has its triangles.
 */
public final class ColladaLook implements LookReader {

  @Override
  public FileLook read(ImportRequest request, List<Piece> pieces, Progress progress)
      throws ImportException, IOException {
    return new Reading(request, progress).looks(pieces);
  }

  /** A group where a node shows it. */
  private record Shown(DaePlaced placed, GroupMesh mesh) {}

  private static final class Reading {
    private final DaeFiles files;
    private final PictureFinder finder;
    private final Progress progress;
    private final DaeVectors vectors = new DaeVectors();
    private final Map<DaeGeometry, List<GroupMesh>> cut = new IdentityHashMap<>();
    private final Map<DaeDocument, Map<String, Integer>> numbers = new IdentityHashMap<>();
    private final List<MaterialLook> looks = new ArrayList<>();

    Reading(ImportRequest request, Progress progress) {
      this.files = new DaeFiles(request, progress);
      this.finder = PictureFinder.of(request);
      this.progress = progress;
    }

    FileLook looks(List<Piece> pieces) throws ImportException, IOException {
      Map<String, List<Shown>> shown = new HashMap<>();
      for (DaePlaced placed : SceneWalk.of(files, files.main()).found()) {
        progress.check();
        if (!cut.containsKey(placed.geometry())) {
          cut.put(placed.geometry(), meshes(placed.geometry()));
        }
        for (GroupMesh mesh : cut.get(placed.geometry())) {
          shown.computeIfAbsent(placed.path(), p -> new ArrayList<>()).add(new Shown(placed, mesh));
        }
      }
      List<PieceLook> found = new ArrayList<>();
      for (Piece piece : pieces) {
        progress.check();
        found.add(look(piece, shown.getOrDefault(piece.node(), List.of())));
      }
      return new FileLook(looks, found, List.of());
    }

    /** The triangles of each group, with places in the picture where normals stand else. */
    private List<GroupMesh> meshes(DaeGeometry geometry) throws ImportException {
      List<GroupMesh> meshes = new ArrayList<>();
      for (DaeGroup group : geometry.groups()) {
        DaeInput vertex = DaeInput.of(group.inputs(), "VERTEX");
        DaeInput position = DaeInput.of(geometry.vertices(), "POSITION");
        if (vertex == null || position == null) {
          vertex = DaeInput.of(group.inputs(), "POSITION");
          position = vertex;
        }
        if (position == null || group.corners() == 0) {
          continue;
        }
        DaeInput place = DaeInput.of(group.inputs(), "TEXCOORD");
        int offset = place == null ? vertex.offset() : place.offset();
        place = place == null ? DaeInput.of(geometry.vertices(), "TEXCOORD") : place;
        meshes.add(
            GroupTriangles.of(
                group,
                vectors.of(geometry, position, group.line()),
                vertex.offset(),
                pairsIfSound(geometry, place, group.line()),
                offset,
                geometry.document().shown,
                progress));
      }
      return meshes;
    }

    private PieceLook look(Piece piece, List<Shown> candidates) {
      for (Shown each : candidates) {
        GroupMesh mesh = each.mesh();
        if (sameStart(mesh, piece)
            && Arrays.equals(mesh.triangles(), piece.triangles())
            && Arrays.equals(mesh.positions(), piece.positions())) {
          String symbol = mesh.group().material();
          int material = symbol.isEmpty() ? -1 : number(each.placed(), symbol);
          return new PieceLook(PieceLook.all(piece, material), places(mesh));
        }
      }
      return PieceLook.NONE;
    }

    /** Groups of one geometry share their vertices, seldom the line where they begin. */
    private static boolean sameStart(GroupMesh mesh, Piece piece) {
      return mesh.places().length == piece.triangleCount()
          && (piece.triangleCount() == 0 || mesh.places()[0] == piece.place(0));
    }

    /** Coordinates that are damaged cost only themselves. */
    private float[] pairsIfSound(DaeGeometry geometry, DaeInput place, int line) {
      try {
        return place == null ? null : vectors.pairs(geometry, place, line);
      } catch (ImportException e) {
        return null;
      }
    }

    private static float[] places(GroupMesh mesh) {
      int[] corners = mesh.cornerNormals();
      if (corners == null) {
        return null;
      }
      float[] places = new float[2 * corners.length];
      for (int i = 0; i < corners.length; i++) {
        if (corners[i] >= 0) {
          places[2 * i] = mesh.normals()[3 * corners[i]];
          places[2 * i + 1] = 1 - mesh.normals()[3 * corners[i] + 1];
        }
      }
      return places;
    }

    private int number(DaePlaced placed, String symbol) {
      String target = placed.materials().getOrDefault(symbol, symbol);
      String id = target.substring(target.indexOf('#') + 1);
      DaeDocument document = placed.document();
      Map<String, Integer> known = numbers.computeIfAbsent(document, d -> new HashMap<>());
      Integer number = known.get(id);
      if (number == null) {
        number = looks.size();
        known.put(id, number);
        looks.add(look(document, id));
      }
      return number;
    }

    private MaterialLook look(DaeDocument document, String id) {
      String name = document.materialNames.getOrDefault(id, PrintableName.of(id));
      String url = document.materialEffects.getOrDefault(id, "");
      DaePaint paint = document.paints.get(url.substring(url.indexOf('#') + 1));
      if (paint == null) {
        return MaterialLook.plain(name, MaterialLook.GREY);
      }
      if (paint.texture.isEmpty()) {
        return MaterialLook.plain(name, paint.rgb);
      }
      String image = paint.image();
      String file = file(document.images.getOrDefault(image, image));
      Optional<PictureSource> picture = finder.file(file).map(PictureSource::of);
      return new MaterialLook(
          name,
          paint.rgb,
          MaterialLook.WHITE,
          picture.orElse(null),
          picture.isPresent() ? "" : PrintableName.of(file),
          paint.transparent);
    }

    /** A URI, of a file perhaps. */
    private static String file(String uri) {
      return UriName.decoded(uri.startsWith("file:") ? uri.substring("file:".length()) : uri);
    }
  }
}
