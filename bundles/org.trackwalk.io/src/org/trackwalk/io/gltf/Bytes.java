package org.trackwalk.io.gltf;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A part of a byte array.
 *
 * @param array the whole array
 * @param start first byte of the part
 * @param length of the part
 * @param stored whether the array is a file's content, so that {@code start} is a place in it
 */
record Bytes(byte[] array, int start, int length, boolean stored) {

  /** A little-endian view whose index 0 is the part's first byte. */
  ByteBuffer view() {
    return ByteBuffer.wrap(array, start, length).slice().order(ByteOrder.LITTLE_ENDIAN);
  }

  /** A part of this part. */
  Bytes part(int offset, int size) {
    return new Bytes(array, start + offset, size, stored);
  }
}
