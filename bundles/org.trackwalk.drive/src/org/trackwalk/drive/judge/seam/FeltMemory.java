package org.trackwalk.drive.judge.seam;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.parallel.Measured;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Vehicle;

/**
 * What was felt where places were probed, by the {@link PlaceDigest} of all that went into it. What
 * a check does not ask for again is forgotten with it. Several threads may ask.
 */
final class FeltMemory {

  private final List<Profile> profiles;
  private final Bodies made;
  private final Vehicle vehicle;
  private final Map<ByteBuffer, Measured<?>> before;
  private final Map<ByteBuffer, Measured<?>> now = new ConcurrentHashMap<>();

  private FeltMemory(Judged by, Map<ByteBuffer, Measured<?>> before) {
    this.profiles = by.profiles();
    this.made = by.made();
    this.vehicle = by.vehicle();
    this.before = before;
  }

  /** That of a check: nothing is known where the last one was judged by something else. */
  static FeltMemory of(Memory memory, Judged by) {
    return memory.shared(
        FeltMemory.class,
        () ->
            new FeltMemory(
                by,
                memory
                    .last(FeltMemory.class)
                    .filter(last -> last.isBy(by))
                    .map(last -> last.now)
                    .orElse(Map.of())));
  }

  /** The speed is left to the digest: it differs from place to place. */
  private boolean isBy(Judged by) {
    return made == by.made() && vehicle.equals(by.vehicle()) && profiles.equals(by.profiles());
  }

  /**
   * What is felt at a place: the same as before where its digest is known.
   *
   * @param kind of what is kept; immutable
   * @param place whose digest begins with a word of that kind's own
   */
  <T> T felt(Class<T> kind, PlaceDigest place, Supplier<T> probing) {
    ByteBuffer key = place.finish();
    Measured<?> known = now.get(key);
    if (known == null) {
      known = before.get(key);
      known = known == null ? Measured.of(probing) : known;
      now.put(key, known);
    }
    return kind.cast(known.paid(key));
  }
}
