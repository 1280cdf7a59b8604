package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.course.naming.MisspeltRoad;
import org.trackwalk.course.naming.SurfaceNames;
import org.trackwalk.ground.surface.SurfaceCounts;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * What cars feel and no surface of the game is known for: meshes by what stands behind the number
 * of their names, where the game goes by materials these.
 */
public final class UnknownSurface implements Rule {

  private static final String UNKNOWN = " is felt and names no surface that is known";

  private static final RuleInfo INFO =
      new RuleInfo(
              "place.unknown-surface",
              "warning; an error where it is the road itself, or where a material has no entry in"
                  + " rFactor's terrain file",
              "what cars feel names no known surface",
              "The game does not know how it drives there: grip, dust and whether the place counts"
                  + " as track are those of nothing, and in rFactor cars fall through.",
              "Name the mesh after one of the game's surfaces (1ROAD, 1KERB, 1GRASS, 1SAND, 1WALL),"
                  + " or add its key to data/surfaces.ini; in rFactor begin the material's name"
                  + " with one of the terrain file's Materials.",
              Scope.PIECE,
              List.of(),
              "Assetto Corsa's track-building guide; Studio 397, Terrain Data File (TDF)")
          .with(RuleTraits.NONE.saying(RuleTraits.Role.NAMES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return context.level().hints().game().ofMaterials()
        ? Optional.empty()
        : NamedPlaces.idle(context, INFO);
  }

  @Override
  public List<Finding> check(RuleContext context) {
    if (idle(context).isPresent()) {
      return List.of();
    }
    GameNames game = context.level().hints().game();
    return game.ofMaterials() ? materials(context.level(), game) : meshes(context.level());
  }

  private static List<Finding> meshes(Level level) {
    List<Finding> findings = new ArrayList<>();
    SurfaceNames names = SurfaceNames.of(level);
    MisspeltRoad road = MisspeltRoad.of(level);
    if (road.known()) {
      findings.add(road(road));
    }
    KeyUse use = new KeyUse(level, names);
    for (Piece piece : level.pieces()) {
      String name = LevelMarkers.ownName(piece);
      boolean said = piece.surfaceClass() != SurfaceClass.UNKNOWN || road.pieces().contains(piece);
      if (NamedPlaces.isFelt(piece) && piece.triangleCount() > 0 && !said && !names.has(name)) {
        double[] at = NamedPlaces.on(piece);
        String words = name + UNKNOWN + use.meant(name);
        findings.add(
            new FindingBuilder(INFO, Severity.WARNING, words)
                .at(at[0], at[1], at[2])
                .piece(piece.name())
                .about(piece.name())
                .build());
      }
    }
    use.mistyped().forEach((key, meant) -> findings.add(unused(key, meant, use)));
    return findings;
  }

  /** All else that is said of the road is said of what is left of it. */
  private static Finding road(MisspeltRoad road) {
    double[] at = NamedPlaces.on(road.pieces().get(0));
    boolean one = road.pieces().size() == 1;
    String words =
        road.names()
            + (one ? UNKNOWN : " are felt and name no surface that is known")
            + " (did you mean "
            + road.rightName()
            + "?); mend this first: "
            + (one ? "it is" : "they are")
            + " larger than all that is called road";
    FindingBuilder finding =
        new FindingBuilder(INFO, Severity.ERROR, words)
            .at(at[0], at[1], at[2])
            .about(RuleTraits.ROADS_NAME)
            .count(road.pieces().size());
    road.pieces().forEach(piece -> finding.piece(piece.name()));
    return finding.build();
  }

  /** A key of the track's own list that stands where the game's own was meant. */
  private static Finding unused(String key, String meant, KeyUse use) {
    List<Piece> called = use.called(meant);
    double[] at = NamedPlaces.on(called.get(0));
    String words =
        use.file()
            + " has KEY="
            + key
            + ", after which no mesh is called, and no "
            + meant
            + ", after which "
            + (called.size() == 1 ? "one is" : called.size() + " are")
            + ": misspelt?";
    FindingBuilder finding =
        new FindingBuilder(INFO, Severity.WARNING, words)
            .at(at[0], at[1], at[2])
            .about(key)
            .count(called.size());
    called.forEach(piece -> finding.piece(piece.name()));
    return finding.build();
  }

  /** Where a material is, of what collides. */
  private static final class Use {
    private final Set<String> pieces = new TreeSet<>();
    private double[] at;
    private int triangles;

    void add(Piece piece, int first, int count) {
      if (at == null) {
        at = NamedPlaces.on(piece, first);
      }
      pieces.add(piece.name());
      triangles += count;
    }
  }

  private static List<Finding> materials(Level level, GameNames game) {
    Map<String, Use> unknown = new TreeMap<>();
    for (Piece piece : level.pieces()) {
      List<Integer> counts = SurfaceCounts.of(piece);
      boolean[] seen = new boolean[counts.size()];
      for (int t = 0; piece.collidable() && t < piece.triangleCount(); t++) {
        int of = 1 + piece.surfaceIndex(t);
        if (!seen[of] && !begins(piece.surface(t), game.surfaces())) {
          unknown.computeIfAbsent(piece.surface(t), m -> new Use()).add(piece, t, counts.get(of));
        }
        seen[of] = true;
      }
    }
    List<Finding> findings = new ArrayList<>();
    unknown.forEach((material, use) -> findings.add(finding(material, use, game)));
    return findings;
  }

  private static boolean begins(String material, List<String> surfaces) {
    return surfaces.stream().anyMatch(s -> material.regionMatches(true, 0, s, 0, s.length()));
  }

  private static Finding finding(String material, Use use, GameNames game) {
    String what = material.isEmpty() ? "what has no material" : "the material " + material;
    String message = what + " begins with no name of " + game.surfacesFile();
    FindingBuilder finding =
        new FindingBuilder(INFO, Severity.ERROR, message)
            .at(use.at[0], use.at[1], use.at[2])
            .about(material)
            .count(use.triangles);
    use.pieces.forEach(finding::piece);
    return finding.build();
  }
}
