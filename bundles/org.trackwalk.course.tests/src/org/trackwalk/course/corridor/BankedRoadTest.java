package org.trackwalk.course.corridor;

import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Roads that are banked all along, 20 to 40 degrees: nowhere as flat as a street. */
class BankedRoadTest {

  private static final int SEEDS = 40;

  private static double lean(TurnedPlace place) {
    return StrictMath.tan(StrictMath.toRadians(place.between(20, 40)));
  }

  @RepeatedTest(SEEDS)
  void aLevelScrapTakesTheRoadFromNoSpeedway(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("track_", 0, place.radius);
    place.bank(place.radius, lean(place));
    double off = place.radius + place.width + place.between(3, 50);
    double yard = place.between(2, 30);
    place.sheet("track_yard", off, 0, 0, yard, place.between(0.5, 2) * yard);
    place.assertRoad(place.find(), TurnedPlace.PIECES, "track_yard");
  }

  @RepeatedTest(SEEDS)
  void aWideRoadIsOneThatIsHardlyLongerThanWide(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    double wide = place.between(4, 60);
    double lean = lean(place);
    double step = place.between(10, 30);
    int count = 3 + place.random.nextInt(10);
    for (int i = 0; i < count; i++) {
      double[] xyz = new double[12];
      for (int k = 0; k < 4; k++) {
        int side = k == 0 || k == 3 ? 0 : 1;
        xyz[3 * k] = (i + k / 2) * step;
        xyz[3 * k + 1] = side * wide * lean;
        xyz[3 * k + 2] = side * wide;
      }
      place.add("road_" + i, xyz, 0, 1, 2, 0, 2, 3);
    }
    place.assertRoad(place.find(), count);
  }

  /** Whatever it is called: a slope that runs along the road is none. */
  @RepeatedTest(SEEDS)
  void aSlopeBesideAFlatRoadIsNone(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    double far = place.radius + place.width + place.between(3, 10);
    place.ring("track_slope_", 0, far);
    place.bank(far, lean(place));
    place.ring("track_", 0, place.radius);
    String[] slopes =
        IntStream.range(0, TurnedPlace.PIECES)
            .mapToObj(i -> "track_slope_" + i)
            .toArray(String[]::new);
    place.assertParts(place.find(), TurnedPlace.PIECES, slopes);
  }
}
