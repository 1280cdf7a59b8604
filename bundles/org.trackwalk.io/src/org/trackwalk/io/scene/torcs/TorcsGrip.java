package org.trackwalk.io.scene.torcs;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.trackwalk.io.importer.ImportException;

/**
 * What of the strips beside the main track is as good to drive on as the track itself: by the
 * surfaces that the file describes, and of those that it takes from the game by what they are
 * called.
 */
final class TorcsGrip {

  /** Share of the main track's grip up to which a strip is ground that a car has come off onto. */
  private static final double SHARE = 0.5;

  /** What the games take for a surface that says nothing. */
  private static final double USUAL_FRICTION = 0.8;

  private static final double USUAL_ROLLING = 0.001;

  /** By these words in a surface's name the games hear and see a car off the road. */
  private static final List<String> LOOSE = List.of("sand", "dirt", "grass", "gravel", "mud");

  /** And what stands up: a border of style wall is made of it. */
  private static final List<String> UPRIGHT = List.of("wall", "barrier", "fence");

  /** A border that leads from one to the other is called after both, and is still driven on. */
  private static final List<String> PAVED = List.of("asphalt", "road", "concrete", "curb", "kerb");

  private final Map<String, Double> known = new HashMap<>();

  /** Words of {@link #LOOSE} that the main track is not called by. */
  private final List<String> loose;

  /** And those that it is called by: a strip that is so too is as good, or leads there. */
  private final List<String> raced;

  /** Of the main track, from the worst to the best. */
  private final double[] main;

  private TorcsGrip(TorcsSection file, List<String> mainTextures) throws ImportException {
    collect(file.section("Surfaces"));
    List<String> names = mainTextures.stream().map(TorcsGrip::key).toList();
    loose = LOOSE.stream().filter(w -> names.stream().noneMatch(n -> n.contains(w))).toList();
    raced = LOOSE.stream().filter(w -> !loose.contains(w)).toList();
    main = names.stream().filter(known::containsKey).mapToDouble(known::get).sorted().toArray();
  }

  /**
   * Reads the surfaces of a track's file.
   *
   * @param mainTextures what each piece of the main track is made of
   */
  static TorcsGrip of(TorcsSection file, List<String> mainTextures) throws ImportException {
    return new TorcsGrip(file, mainTextures);
  }

  /** In files before version 4 they are in a list. */
  private void collect(TorcsSection section) throws ImportException {
    String texture = section.text("texture name", "");
    if (!texture.isEmpty()) {
      double friction = section.number("friction", USUAL_FRICTION);
      // What is left to hold a car when the ground's drag is taken off.
      double grip = friction - section.number("rolling resistance", USUAL_ROLLING);
      known.merge(key(texture), grip, Math::max);
    }
    for (TorcsSection inner : section.sections()) {
      collect(inner);
    }
  }

  /** Whether what has this texture is beside the road. */
  boolean beside(String texture) {
    String name = key(texture);
    Double grip = known.get(name);
    if (grip != null && main.length > 0) {
      return grip < main[0] && grip <= SHARE * main[main.length / 2];
    }
    // A road is a word of its own: dirtroad and roadside are none.
    boolean paved = Arrays.stream(name.split("[^a-z]+")).anyMatch(PAVED::contains);
    return !paved
        && raced.stream().noneMatch(name::contains)
        && Stream.concat(loose.stream(), UPRIGHT.stream()).anyMatch(name::contains);
  }

  private static String key(String texture) {
    String path = texture.replace('\\', '/');
    return path.substring(path.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
  }
}
