package org.trackwalk.eclipse.viewer.drive;

/** A tape of some length in seconds: played at a rate, stopped, wound. */
final class DrivePlayer {

  /** Slowest and fastest, as powers of two: a 64th of the real speed, twice it. */
  private static final int SLOWEST = -6;

  private static final int FASTEST = 1;

  /** At first a quarter of the real speed: a jolt is over in a hundredth of a second. */
  private static final int USUAL = -2;

  private double length;
  private double time;
  private int power = USUAL;
  private boolean playing;

  /** Another tape, at its beginning. */
  void load(double seconds) {
    length = seconds;
    time = 0;
    playing = false;
  }

  /** Seconds from the beginning. */
  double time() {
    return time;
  }

  /** Seconds of the whole tape. */
  double length() {
    return length;
  }

  /** Whether it runs. */
  boolean playing() {
    return playing;
  }

  /** How fast, 1 for as fast as it was. */
  double rate() {
    return Math.pow(2, power);
  }

  /** Runs, from the beginning where it stands at the end. */
  void play() {
    if (time >= length) {
      time = 0;
    }
    playing = length > 0;
  }

  /** Stands still. */
  void pause() {
    playing = false;
  }

  /** Half as fast for -1, twice as fast for 1. */
  void faster(int by) {
    power = Math.clamp((long) power + by, SLOWEST, FASTEST);
  }

  /** So much time of the world goes by; at its end it stops. */
  void elapsed(double seconds) {
    if (playing) {
      time = Math.min(length, time + rate() * seconds);
      playing = time < length;
    }
  }

  /** Stands still at a time. */
  void wind(double seconds) {
    playing = false;
    time = Math.clamp(seconds, 0, length);
  }

  /** Stands still some steps on. */
  void step(int by, double pace) {
    long number = (long) Math.floor(time / pace + 1e-6) + by;
    wind(number * pace);
  }
}
