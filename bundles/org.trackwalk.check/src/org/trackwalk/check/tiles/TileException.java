package org.trackwalk.check.tiles;

/** A level that cannot be cut, or tiles that are not one level; the message says why. */
public final class TileException extends Exception {

  private static final long serialVersionUID = 1;

  TileException(String message) {
    super(message);
  }

  /** Of parts that each are whole and do not fit each other. */
  static TileException unfit(String name) {
    return new TileException(name + ": its tiles do not fit each other: cut and check them again");
  }
}
