package org.trackwalk.io.gltf;

/** Compressed data that nobody could decode. The message is one line for the designer. */
final class PackedException extends Exception {
  private static final long serialVersionUID = 1L;

  PackedException(String message) {
    super(message);
  }
}
