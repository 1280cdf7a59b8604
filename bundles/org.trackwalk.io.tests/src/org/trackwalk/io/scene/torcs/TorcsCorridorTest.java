package org.trackwalk.io.scene.torcs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.names.NamePattern;
import org.trackwalk.io.xml.XmlElement;
import org.trackwalk.mesh.level.Piece;

/** Which strips beside a main track are road: by the numbers of their surfaces, else by words. */
class TorcsCorridorTest {

  private final StringBuilder surfaces = new StringBuilder();
  private final List<Piece> pieces = new ArrayList<>();
  private boolean old;
  private double[] line = {};

  private void surface(String texture, double friction, double rolling) {
    surfaces.append("<section name='s").append(surfaces.length()).append("'>");
    surfaces.append("<attstr name='texture name' val='").append(texture).append("'/>");
    surfaces.append("<attnum name='friction' val='").append(friction).append("'/>");
    surfaces.append("<attnum name='rolling resistance' val='").append(rolling).append("'/>");
    surfaces.append("</section>");
  }

  private void piece(String name, String... textures) {
    float[] xyz = new float[9 * textures.length];
    int[] corners = new int[3 * textures.length];
    int[] made = new int[textures.length];
    for (int t = 0; t < textures.length; t++) {
      xyz[9 * t + 3] = t + 1;
      xyz[9 * t + 8] = t + 1;
      made[t] = t;
      Arrays.setAll(corners, i -> i);
    }
    pieces.add(
        Piece.named(name, "t.ac").mesh(xyz, corners).surfaces(List.of(textures), made).build());
  }

  private TorcsCorridor corridor() throws ImportException {
    String inner = old ? "<section name='List'>" + surfaces + "</section>" : surfaces.toString();
    String text = "<params name='t'><section name='Surfaces'>" + inner + "</section></params>";
    XmlElement file = XmlElement.read(text.getBytes(StandardCharsets.UTF_8), "t.xml");
    return TorcsCorridor.of(
        new TorcsSection(file), new ImportedMesh(pieces, List.of(), List.of()), line);
  }

  /** The pieces that are wholly road, as a manifest's names are read. */
  private Set<String> road(TorcsCorridor corridor) {
    Set<String> road = new TreeSet<>();
    for (Piece piece : pieces) {
      boolean named =
          corridor.pieces().stream().anyMatch(n -> new NamePattern(n, true).matches(piece.name()));
      if (named || corridor.materials().containsAll(piece.surfaces())) {
        road.add(piece.name());
      }
    }
    return road;
  }

  @ParameterizedTest
  @CsvSource({
    // of the main track, of the strip, friction and rolling resistance; whether it is road
    "1.2, 0.001, 0.4, 0.01, false", // grass
    "1.2, 0.001, 0.6, 0.1, false", // sand
    "1.0, 0.002, 0.6, 0.2, false", // gravel: half of what holds a car is lost to its drag
    "1.2, 0.001, 1.2, 0.05, true", // pits
    "1.4, 0.0012, 0.8, 0.0035, true", // concrete
    "1.2, 0.001, 1.4, 0.0025, true", // a kerb
    "0.9, 0.006, 0.8, 0.006, true", // loose as it is, the track is no better
    "0.5, 0.01, 0.5, 0.01, true",
    "0.9, 0.006, 0.4, 0.01, false", // grass beside dirt
    "1.2, 0.001, 0.0, 0.001, false", // a wall
  })
  void byNumbersHalfOfTheGripIsNoRoad(
      double main, double mainDrag, double strip, double drag, boolean isRoad)
      throws ImportException {
    for (boolean list : new boolean[] {false, true}) {
      old = list;
      surfaces.setLength(0);
      pieces.clear();
      surface("x.png", main, mainDrag);
      surface("y.png", strip, drag);
      piece("tkMn0", "x.png");
      piece("tkLS0", "x.png");
      piece("tkLS1", "Y.PNG");

      TorcsCorridor corridor = corridor();

      assertEquals(isRoad, road(corridor).contains("tkLS1"), corridor.toString());
      assertTrue(road(corridor).containsAll(List.of("tkMn0", "tkLS0")), corridor.toString());
      assertEquals(isRoad, corridor.pieces().contains("tkLS*"), corridor.toString());
      assertEquals(isRoad ? List.of() : List.of("Y.PNG"), corridor.beside());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "tr-asphalt-l_nmm.rgb, tr-grass3.rgb, false",
    "tr-asphalt-l_nmm.rgb, tr-sand.rgb, false",
    "road1.rgb, tr-gravel.rgb, false",
    "tr-asphalt-l_nmm.rgb, tr-dirtb.rgb, false",
    "tr-asphalt-l_nmm.rgb, tr-wall_nmm.rgb, false",
    "tr-asphalt-l_nmm.rgb, tr-asphalt-grass-r.rgb, true",
    "tr-asphalt-l_nmm.rgb, tr-b-road1-sand3.rgb, true",
    "tr-asphalt-l_nmm.rgb, tr-concrete_nmm.rgb, true",
    "tr-asphalt-l_nmm.rgb, tr-curb-l.rgb, true",
    "tr-asphalt-l_nmm.rgb, dirtroad.png, false",
    "tr-asphalt-l_nmm.rgb, roadside_sand2.png, false",
    "tr-asphalt-l_nmm.rgb, nobody-knows.rgb, true",
    "tr-dirt.rgb, tr-dirtb.rgb, true",
    "tr-dirt.rgb, tr-dirt-grass.rgb, true",
    "tr-dirt.rgb, tr-grass.rgb, false",
  })
  void withoutNumbersTheGamesWordsSaySo(String main, String strip, boolean isRoad)
      throws ImportException {
    piece("TKMN0", main);
    piece("T0RB4", strip);
    piece("T0RB5", main);

    TorcsCorridor corridor = corridor();

    assertEquals(isRoad, road(corridor).contains("T0RB4"), corridor.toString());
    assertTrue(road(corridor).contains("T0RB5"), corridor.toString());
  }

  @Test
  void whereTheMainTrackChangesNothingAsGoodAsItsWorstIsBesideIt() throws ImportException {
    surface("asphalt.png", 1.3, 0);
    surface("mud.png", 0.6, 0);
    surface("side.png", 0.62, 0);
    surface("grass.png", 0.4, 0);
    piece("tkMn0", "asphalt.png");
    piece("tkMn1", "asphalt.png");
    piece("tkMn2", "mud.png");
    piece("tkLS1", "side.png");
    piece("tkLS2", "grass.png");

    assertEquals(Set.of("tkMn0", "tkMn1", "tkMn2", "tkLS1"), road(corridor()));
  }

  @Test
  void aMaterialThatSomethingElseHasIsNotNamed() throws ImportException {
    piece("TKMN0", "tr-asphalt.rgb");
    piece("TKLS0", "tr-grass.rgb");
    piece("TKLS1", "tr-concrete.rgb");
    piece("TKLS2", "tr-road1.rgb");
    piece("TKLS3", "tr-road1.rgb", "tr-grass.rgb");
    piece("TKLS4", "tr-kerb.rgb");
    piece("B0LT1", "tr-concrete.rgb");

    TorcsCorridor corridor = corridor();

    assertEquals(List.of("TKMN*", "TKLS1", "TKLS2"), corridor.pieces());
    assertEquals(List.of("tr-kerb.rgb"), corridor.materials());
    assertFalse(road(corridor).contains("TKLS3"), corridor.toString());
    String too = "(TKLS1, TKLS2, tr-kerb.rgb) are road too";
    assertTrue(corridor.words().contains(too), corridor.words());
    assertTrue(corridor.words().contains("strips of tr-grass.rgb are not"), corridor.words());
  }

  private void quad(String name, String texture, double x, int row) {
    quad(name, texture, (float) x, 10 * row, 10 * row + 10);
  }

  private void quad(String name, String texture, float x, float from, float to) {
    float[] xyz = {x, 0, from, x + 2, 0, from, x + 2, 0, to, x, 0, to};
    int[] corners = {0, 2, 1, 0, 3, 2};
    pieces.add(
        Piece.named(name, "t.ac")
            .mesh(xyz, corners)
            .surfaces(List.of(texture), new int[2])
            .build());
  }

  /** A strip of concrete behind one of sand: road only where it reaches round the sand. */
  @ParameterizedTest
  @CsvSource({"0.0, false", "0.04, false", "0.0, true", "0.04, true"})
  void behindSandIsNoRoad(double gap, boolean around) throws ImportException {
    for (int row = 0; row < 5; row++) {
      quad("TKMN" + row, "tr-asphalt.rgb", 0, row);
      boolean last = around && row == 4;
      quad("T0RB" + row, last ? "tr-curb-r.rgb" : "tr-sand.rgb", 2 + gap, row);
      quad("TKRS" + row, "tr-concrete.rgb", 4 + gap, row);
    }

    Set<String> road = road(corridor());

    for (int row = 0; row < 5; row++) {
      assertTrue(road.contains("TKMN" + row), road.toString());
      assertEquals(around, road.contains("TKRS" + row), road.toString());
      assertEquals(around && row == 4, road.contains("T0RB" + row), road.toString());
    }
  }

  /** A border in common may have more corners on one side; a corner in common is no border. */
  @ParameterizedTest
  @CsvSource({"2, 0, 4, true", "2, -6, 5, true", "2, 10, 20, false", "1, 10, 20, true"})
  void aStripThatBegins(float x, float from, float to, boolean isRoad) throws ImportException {
    quad("TKMN0", "tr-asphalt.rgb", 0, 0, 10);
    quad("TKRS0", "tr-sand.rgb", 40, 0, 10);
    quad("TKRS1", "tr-concrete.rgb", x, from, to);

    assertEquals(isRoad, road(corridor()).contains("TKRS1"));
  }

  /** Strips of any number, kinds, textures in common and forms of names. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void seededStrips(int seed) throws ImportException {
    Random random = new Random(seed);
    for (int scene = 0; scene < 40; scene++) {
      surfaces.setLength(0);
      pieces.clear();
      old = random.nextBoolean();
      boolean upper = random.nextBoolean();
      double main = 0.5 + random.nextDouble();
      surface("m.rgb", main, 0.001);
      int kinds = 2 + random.nextInt(6);
      boolean[] good = new boolean[kinds];
      for (int k = 0; k < kinds; k++) {
        good[k] = random.nextBoolean();
        double share = good[k] ? 0.52 + random.nextDouble() : 0.49 * random.nextDouble();
        double drag = 0.05 * random.nextDouble();
        surface("k" + k + ".rgb", share * (main - 0.001) + drag, drag);
      }
      Set<String> expected = new TreeSet<>();
      String[] forms = upper ? new String[] {"TKLS", "TKRS"} : new String[] {"tkLtSd", "tkRtBr"};
      for (int i = 0; i < 30; i++) {
        piece((upper ? "TKMN" : "tkMn") + i, "m.rgb");
        expected.add((upper ? "TKMN" : "tkMn") + i);
        for (String form : forms) {
          int kind = random.nextInt(kinds);
          piece(form + i, "k" + kind + ".rgb");
          if (good[kind]) {
            expected.add(form + i);
          }
        }
        if (random.nextInt(6) == 0) {
          piece("B" + i + (upper ? "LT" : "Lt"), "k" + random.nextInt(kinds) + ".rgb");
        }
      }
      Set<String> road = road(corridor());
      road.removeIf(name -> name.startsWith("B"));
      assertEquals(expected, road, "seed " + seed + ", scene " + scene);
      assertTrue(
          corridor().materials().stream()
              .noneMatch(
                  m ->
                      pieces.stream()
                          .anyMatch(p -> p.name().startsWith("B") && p.surfaces().contains(m))),
          "a barrier's material is no road's");
    }
  }

  /**
   * A quad of two triangles of some texture across a straight road, from so far to so far along it.
   */
  private void quad(String name, String texture, double from, double to, double left, double up) {
    float[] xyz = new float[12];
    for (int v = 0; v < 4; v++) {
      xyz[3 * v] = (float) (left + (v % 2 == 0 ? -5 : 5));
      xyz[3 * v + 1] = (float) up;
      xyz[3 * v + 2] = (float) (v < 2 ? from : to);
    }
    int[] corners = {0, 2, 3, 0, 3, 1};
    pieces.add(
        Piece.named(name, "t.ac")
            .mesh(xyz, corners)
            .surfaces(List.of(texture), new int[2])
            .build());
  }

  /** The middle of the main track lies on each of its textures, however short one is. */
  @Test
  void whatIsCalledMainTrackAndWearsTexturesBesideItsMiddleIsNone() throws ImportException {
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      pieces.clear();
      boolean upper = random.nextBoolean();
      String main = upper ? "TKMN" : "tkMn";
      int count = 5 + random.nextInt(20);
      double long1 = 2 + 18 * random.nextDouble();
      double height = 20 * random.nextDouble();
      line = new double[3 * count + 3];
      for (int i = 0; i <= count; i++) {
        line[3 * i + 1] = height;
        line[3 * i + 2] = i * long1;
      }
      int start = random.nextInt(count);
      double short1 = 0.6 + random.nextDouble();
      Set<String> own = new TreeSet<>();
      for (int i = 0; i < count; i++) {
        double from = i * long1;
        if (i == start) {
          quad(main + i + "start", "start.png", from, from + short1, 0, height);
          own.add(main + i + "start");
          from += short1;
        }
        quad(main + i, "road" + i % 3 + ".png", from, (i + 1) * long1, 0, height);
        own.add(main + i);
      }
      // As the generator's names are in one case, a modeller's may be in the other.
      String added = random.nextBoolean() ? "TKMN" : "tkMn";
      // A bridge's underside, its flanks, and a sign over the road.
      double at = start * long1;
      quad(added + 990, "under.png", at, at + 10, 0, height - 0.7 - random.nextDouble());
      quad(added + 991, "flank.png", at, at + 10, random.nextBoolean() ? 11 : -11, height - 0.1);
      quad(added + 992, "sign.png", at, at + 1, 0, height + 4);

      assertEquals(own, road(corridor()), "seed " + seed);
      String words = corridor().words();
      assertTrue(words.contains("flank.png, sign.png, under.png are not"), words);
      assertFalse(words.contains("sides and kerbs"), words);

      // Of a line that lies elsewhere nobody knows.
      for (int i = 0; i <= count; i++) {
        line[3 * i + 1] = height + 100;
      }
      assertEquals(pieces.size(), road(corridor()).size(), "seed " + seed);
    }
  }

  /** A stray or broken corner spans squares without end; the rest is told as ever. */
  @Timeout(60)
  @ParameterizedTest
  @ValueSource(doubles = {1e6, 1e9, 1e30, Double.POSITIVE_INFINITY, Double.NaN})
  void aFaceWithoutEndIsLookedAt(double far) throws ImportException {
    line = new double[] {0, 0, 0, 0, 0, 50, 0, 0, 100};
    quad("tkMn0", "road.png", 0, 100, 0, 0);
    quad("tkMn1", "under.png", 0, far, 0, -9);
    quad("tkMn2", "flank.png", 0, 10, far, 0);

    assertEquals(Set.of("tkMn0"), road(corridor()));
  }
}
