package org.trackwalk.contact.solver;

/**
 * The motion of a body is more than numbers can say: where it is, how it is turned or how fast it
 * is is no number any more, or one that none can be reckoned from.
 */
public final class LostBodyException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  LostBodyException() {
    super(
        "the body is lost: nobody can reckon its place, turn or speed any more; it is too small,"
            + " too large, too light, too heavy or too fast for its surroundings");
  }
}
