package org.trackwalk.drive.clearance;

/** A vehicle's mesh that cannot be swept; the message is for the user. */
public final class UnfitMeshException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  UnfitMeshException(String message) {
    super(message);
  }
}
