package org.trackwalk.assimp.scene;

import org.lwjgl.assimp.AIString;
import org.lwjgl.system.MemoryUtil;

/** Texts in Assimp's memory; their lengths are not believed. */
final class NativeText {

  /** Bytes of an aiString behind its length. */
  private static final int LONGEST = AIString.SIZEOF - AIString.DATA;

  private NativeText() {}

  /** The text of an aiString at an address. */
  static String at(long string) {
    int length = MemoryUtil.memGetInt(string + AIString.LENGTH);
    return MemoryUtil.memUTF8(string + AIString.DATA, Math.clamp(length, 0, LONGEST));
  }

  /** A string property of a material: an int with the length, the bytes, a zero. */
  static String property(long data, int length) {
    if (length <= Integer.BYTES) {
      return "";
    }
    int bytes = Math.clamp(MemoryUtil.memGetInt(data), 0, length - Integer.BYTES);
    return MemoryUtil.memUTF8(data + Integer.BYTES, bytes);
  }
}
