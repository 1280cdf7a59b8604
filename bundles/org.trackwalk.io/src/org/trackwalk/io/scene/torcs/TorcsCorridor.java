package org.trackwalk.io.scene.torcs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
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
 * @param main materials of the main track itself
 */
record TorcsCorridor(
    List<String> pieces, List<String> materials, List<String> beside, List<String> main) {

  /**
   * Tells it.
   *
   * @param line the middle of the main track, xyz triples; empty where it is not known
   */
  static TorcsCorridor of(TorcsSection file, ImportedMesh mesh, double[] line)
      throws ImportException {
    Predicate<Piece> isMain = TorcsMain.of(mesh, line);
    List<String> names = mesh.pieces().stream().map(Piece::name).toList();
    List<String> main = new ArrayList<>();
    for (Piece piece : mesh.pieces()) {
      if (isMain.test(piece)) {
        main.addAll(piece.surfaces());
      }
    }
    TorcsGrip grip = TorcsGrip.of(file, main);
    Set<Piece> road = road(mesh.pieces(), grip, isMain);
    Set<String> elsewhere = new HashSet<>();
    mesh.pieces().stream()
        .filter(p -> !road.contains(p))
        .forEach(p -> elsewhere.addAll(p.surfaces()));
    Set<String> pieces = new LinkedHashSet<>();
    Set<String> materials = new TreeSet<>();
    Set<String> beside = new TreeSet<>();
    for (String pattern : TorcsRoadNames.patterns(names)) {
      // As a manifest's names are read: tkMn* fits TKMN4 too.
      NamePattern fits = new NamePattern(pattern, true);
      List<Piece> strips = mesh.pieces().stream().filter(p -> fits.matches(p.name())).toList();
      if (road.containsAll(strips)) {
        pieces.add(pattern);
      } else {
        for (Piece strip : strips) {
          if (!road.contains(strip)) {
            beside.addAll(strip.surfaces());
          } else if (strip.surfaces().isEmpty()
              || strip.surfaces().stream().anyMatch(elsewhere::contains)) {
            pieces.add(strip.name());
          } else {
            materials.addAll(strip.surfaces());
          }
        }
      }
    }
    road.forEach(p -> beside.removeAll(p.surfaces()));
    return new TorcsCorridor(
        List.copyOf(pieces), List.copyOf(materials), List.copyOf(beside), List.copyOf(main));
  }

  /** The main track, and what is as good and not behind something that is not. */
  private static Set<Piece> road(List<Piece> all, TorcsGrip grip, Predicate<Piece> isMain) {
    Set<Piece> main = new HashSet<>();
    List<Piece> good = new ArrayList<>();
    for (Piece piece : all) {
      if (isMain.test(piece)) {
        main.add(piece);
        good.add(piece);
      } else if (TorcsRoadNames.isRoad(piece.name())
          && !TorcsRoadNames.isMain(piece.name())
          && piece.surfaces().stream().noneMatch(grip::beside)) {
        good.add(piece);
      }
    }
    return TorcsJoined.with(main, good);
  }

  /** What there is beside the main track, in words; empty where there is nothing. */
  String words() {
    List<String> too = new ArrayList<>(pieces.stream().filter(n -> !main(n)).sorted().toList());
    materials.stream().filter(m -> !main.contains(m)).forEach(too::add);
    String road =
        too.isEmpty()
            ? ""
            : "; the sides and kerbs beside it (" + String.join(", ", too) + ") are road too";
    return beside.isEmpty()
        ? road
        : road
            + "; strips of "
            + String.join(", ", beside)
            + " are not: loose ground, a wall, at most half of the main track's grip, or behind"
            + " such";
  }

  private static boolean main(String name) {
    return TorcsRoadNames.isMain(name);
  }
}
