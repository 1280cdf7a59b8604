package org.trackwalk.eclipse.viewer.drive;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.drive.trial.ManifoldKind;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;

/**
 * What drives, and how.
 *
 * @param body its shape
 * @param towed whether its horizontal velocity is held along the road
 * @param reverse whether it drives the other way
 * @param speed m/s; 0 for that of the level's vehicle there
 * @param first engine and manifold of the first body
 * @param second of the one beside it; null for none
 */
record DriveSetup(
    Body body, boolean towed, boolean reverse, double speed, Engine first, Engine second) {

  /** The level's own engine, in {@link Engine#profile}. */
  static final String OWN = "";

  /** Of the first and of the second body, {@code 0xRRGGBB}. */
  static final int[] COLOURS = {0x2F7BFF, 0xE07018};

  /** Seconds that are driven: half a second before a finding, and what comes of it. */
  static final double SECONDS = 3;

  /** At first: a wheel-sized ball, held on the road, by the level's engine. */
  static final DriveSetup USUAL =
      new DriveSetup(Body.BALL, true, false, 0, new Engine(OWN, ManifoldKind.ONE_SHOT), null);

  /**
   * How contacts come about.
   *
   * @param profile id of the engine; {@link #OWN} for the level's
   * @param manifold how many points it stands on
   */
  record Engine(String profile, ManifoldKind manifold) {

    /** In words. */
    String words(String own) {
      return (profile.isEmpty() ? own : profile) + ", " + manifold.id();
    }
  }

  DriveSetup with(Body other) {
    return new DriveSetup(other, towed, reverse, speed, first, second);
  }

  DriveSetup going(boolean held, boolean back, double metresPerSecond) {
    return new DriveSetup(body, held, back, metresPerSecond, first, second);
  }

  DriveSetup by(Engine one, Engine other) {
    return new DriveSetup(body, towed, reverse, speed, one, other);
  }

  /** Bodies to choose from; sizes are those of {@code Place sphere} and of a small car. */
  enum Body {
    BALL("Ball, 0.35 m", "sphere:0.35") {
      @Override
      ConvexShape shape() {
        return new Sphere(0.35);
      }
    },
    WHEEL("Wheel, 0.35 m", "wheel:0.35,0.25") {
      @Override
      ConvexShape shape() {
        return new Cylinder(0.35, 0.125);
      }
    },
    KART("Kart, 1.2 x 0.5 x 1.8 m", "box:0.6,0.25,0.9") {
      @Override
      ConvexShape shape() {
        return new Box(0.6, 0.25, 0.9);
      }
    },
    CAR("Car as a box, 1.8 x 0.8 x 4 m", "box:0.9,0.4,2") {
      @Override
      ConvexShape shape() {
        return new Box(0.9, 0.4, 2);
      }
    },
    SPRUNG("Car on four wheels and springs", "") {
      @Override
      ConvexShape shape() {
        throw new IllegalStateException("its chassis is the vehicle's");
      }

      @Override
      SprungCar car(Vehicle vehicle) {
        return SprungCar.of(VehicleList.sprung(vehicle));
      }
    };

    private final String title;
    private final String option;

    Body(String title, String option) {
      this.title = title;
      this.option = option;
    }

    /** In words. */
    String title() {
      return title;
    }

    /** As the option {@code --shape} of the command line; empty for {@code --vehicle}. */
    String option() {
      return option;
    }

    /** Of a body without wheels. */
    abstract ConvexShape shape();

    /**
     * The wheels that carry it; null for none.
     *
     * @param vehicle of the level
     * @throws IllegalArgumentException with a line for the user when that has nothing to carry
     */
    SprungCar car(Vehicle vehicle) {
      return null;
    }
  }

  /** The names of engines to choose from; the first is the level's own. */
  static String[] engines() {
    String[] ids = new String[ProfileList.ids().size() + 1];
    ids[0] = "the level's engine";
    for (int i = 1; i < ids.length; i++) {
      ids[i] = ProfileList.ids().get(i - 1);
    }
    return ids;
  }
}
