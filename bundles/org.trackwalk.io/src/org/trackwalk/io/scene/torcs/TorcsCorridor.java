package org.trackwalk.io.scene.torcs;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.names.NamePattern;
import org.trackwalk.mesh.level.Piece;

/**
 * What of a track's mesh is road: the main track, and the strips and kerbs beside it that are as
 * good to drive on.
 *
 * @param pieces names of pieces for a manifest
 * @param materials names of materials, where not all strips of a kind are road
 * @param beside materials of strips that are not
 */
record TorcsCorridor(List<String> pieces, List<String> materials, List<String> beside) {

  static TorcsCorridor of(TorcsSection file, ImportedMesh mesh) throws ImportException {
    List<String> names = mesh.pieces().stream().map(Piece::name).toList();
    List<String> patterns = TorcsRoadNames.patterns(names);
    List<String> main = new ArrayList<>();
    Set<String> elsewhere = new HashSet<>();
    for (Piece piece : mesh.pieces()) {
      if (TorcsRoadNames.isMain(piece.name())) {
        main.addAll(piece.surfaces());
      }
      if (!TorcsRoadNames.isRoad(piece.name())) {
        elsewhere.addAll(piece.surfaces());
      }
    }
    TorcsGrip grip = TorcsGrip.of(file, main);
    List<String> pieces = new ArrayList<>();
    Set<String> materials = new TreeSet<>();
    Set<String> beside = new TreeSet<>();
    for (String pattern : patterns) {
      NamePattern fits = new NamePattern(pattern);
      List<Piece> strips = mesh.pieces().stream().filter(p -> fits.matches(p.name())).toList();
      Set<String> left = new TreeSet<>();
      if (!TorcsRoadNames.isMain(pattern)) {
        strips.forEach(p -> p.surfaces().stream().filter(grip::beside).forEach(left::add));
      }
      if (left.isEmpty()) {
        pieces.add(pattern);
      } else {
        beside.addAll(left);
        pieces.addAll(named(strips, left, elsewhere));
        strips.forEach(p -> materials.addAll(p.surfaces()));
        materials.removeAll(left);
      }
    }
    materials.removeAll(elsewhere);
    return new TorcsCorridor(List.copyOf(pieces), List.copyOf(materials), List.copyOf(beside));
  }

  /** Strips that are road and that no material tells from what is none. */
  private static List<String> named(
      List<Piece> strips, Set<String> left, Collection<String> elsewhere) {
    return strips.stream()
        .filter(p -> p.surfaces().isEmpty() || p.surfaces().stream().anyMatch(elsewhere::contains))
        .filter(p -> p.surfaces().stream().noneMatch(left::contains))
        .map(Piece::name)
        .toList();
  }

  /** What there is beside the main track, in words; empty where there is nothing. */
  String words() {
    List<String> too = new ArrayList<>(pieces.stream().filter(n -> !main(n)).sorted().toList());
    too.addAll(materials);
    String road =
        too.isEmpty()
            ? ""
            : "; the sides and kerbs beside it (" + String.join(", ", too) + ") are road too";
    return beside.isEmpty()
        ? road
        : road
            + "; strips of "
            + String.join(", ", beside)
            + " are not: loose ground, a wall, or at most half of the main track's grip";
  }

  private static boolean main(String name) {
    return TorcsRoadNames.isMain(name);
  }
}
