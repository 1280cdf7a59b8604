package org.trackwalk.io.gltf;

/**
 * The number of triangles that Draco's own header states. The JSON states it as well, but some
 * programs leave the number there from before Draco dropped triangles without area; believed, it
 * would cost triangles or the whole file.
 */
final class DracoHeader {

  private static final String NAME = "DRACO";
  private static final int MESH = 1;
  private static final int SEQUENTIAL = 0;
  private static final int EDGEBREAKER = 1;

  /** Major and minor number from which on counts are written as they are read here. */
  private static final int KNOWN_SINCE = 0x202;

  private static final int VERSION = 5;
  private static final int FORM = 7;
  private static final int METHOD = 8;
  private static final int FLAGS = 10;
  private static final int CONTENT = 11;

  /** Seven bits in each byte of a count, the lowest first; the eighth says that one follows. */
  private static final int COUNT_BITS = 7;

  private static final int LONGEST_COUNT = 5;

  private final Bytes bytes;
  private int at;

  private DracoHeader(Bytes bytes, int at) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Triangles in some Draco data; -1 when its header is not of the form that is known here. */
  static int triangles(Bytes packed) {
    if (packed.length() <= CONTENT || !isMesh(packed) || at(packed, FLAGS) >= 0x80) {
      return -1; // metadata come first
    }
    int method = at(packed, METHOD);
    if (method == SEQUENTIAL) {
      return new DracoHeader(packed, CONTENT).count();
    }
    if (method != EDGEBREAKER) {
      return -1;
    }
    DracoHeader header = new DracoHeader(packed, CONTENT + 1);
    return header.count() < 0 ? -1 : header.count();
  }

  private static boolean isMesh(Bytes packed) {
    for (int i = 0; i < NAME.length(); i++) {
      if (at(packed, i) != NAME.charAt(i)) {
        return false;
      }
    }
    int version = at(packed, VERSION) << 8 | at(packed, VERSION + 1);
    return version >= KNOWN_SINCE && at(packed, FORM) == MESH;
  }

  private int count() {
    long count = 0;
    for (int i = 0; i < LONGEST_COUNT && at < bytes.length(); i++) {
      int next = at(bytes, at++);
      count |= (long) (next & 0x7F) << COUNT_BITS * i;
      if (next < 0x80) {
        return count > Integer.MAX_VALUE / 3 ? -1 : (int) count;
      }
    }
    return -1;
  }

  private static int at(Bytes bytes, int index) {
    return bytes.array()[bytes.start() + index] & 0xFF;
  }
}
