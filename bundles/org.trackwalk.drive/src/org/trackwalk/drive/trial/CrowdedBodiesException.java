package org.trackwalk.drive.trial;

/** Bodies are so many, so near each other, or driven so long that what is kept cannot fit. */
public final class CrowdedBodiesException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CrowdedBodiesException(String why) {
    super(why);
  }
}
