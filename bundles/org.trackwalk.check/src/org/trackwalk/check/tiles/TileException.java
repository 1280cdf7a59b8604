package org.trackwalk.check.tiles;

/** A level that cannot be cut, or tiles that are not one level; the message says why. */
public final class TileException extends Exception {

  private static final long serialVersionUID = 1;

  TileException(String message) {
    super(message);
  }
}
