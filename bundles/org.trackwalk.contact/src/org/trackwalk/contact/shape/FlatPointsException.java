package org.trackwalk.contact.shape;

/** The points of a hull are all in one plane. */
final class FlatPointsException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  FlatPointsException(String message) {
    super(message);
  }
}
