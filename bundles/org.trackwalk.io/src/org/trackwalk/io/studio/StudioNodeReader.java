package org.trackwalk.io.studio;

import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.placement.Placement;

/** Reads one node of the keyframer; of its tracks the first key counts. */
final class StudioNodeReader {

  /** What stands for an object in a node that has none. */
  private static final String DUMMY = "$$$DUMMY";

  /** Flags, eight bytes without a meaning here, number of keys. */
  private static final int TRACK_HEADER = 14;

  private static final int KEYS_AT = 10;

  /** Frame and flags. */
  private static final int KEY_HEADER = 6;

  /** Each of these bits of a key's flags stands for one float about the curve. */
  private static final int CURVE_FLAGS = 0x1F;

  /** Assimp takes the lower half of the number of scale keys only: the upper may be rubbish. */
  private static final int LOWER_HALF = 0xFFFF;

  private final ChunkInput input;
  private int id;
  private int parent = StudioNode.NONE;
  private String object = "";
  private String instance = "";
  private double[] pivot = new double[3];
  private double[] move;
  private double[] turn;
  private double[] scale;

  private StudioNodeReader(ChunkInput input, int number) {
    this.input = input;
    this.id = number;
  }

  /**
   * A node.
   *
   * @param number how many nodes stand before it, that of the ambient light too: its id when it
   *     states none, as in lib3ds
   */
  static StudioNode read(ChunkInput input, StudioChunk chunk, int number) throws ImportException {
    StudioNodeReader reader = new StudioNodeReader(input, number);
    for (StudioChunk c = chunk.first(input); c != null; c = c.next(input, chunk)) {
      reader.part(c);
    }
    return reader.node(chunk);
  }

  private void part(StudioChunk c) throws ImportException {
    switch (c.id()) {
      case StudioChunk.NODE_ID -> {
        input.require(c.start(), 2, c.end(), "the number of a node");
        id = input.unsignedShortAt(c.start());
      }
      case StudioChunk.NODE_NAME -> {
        int zero = input.endOfName(c.start(), c.end());
        input.require(zero + 1, 6, c.end(), "the name of a node");
        object = input.name(c.start(), zero);
        parent = input.unsignedShortAt(zero + 5);
      }
      case StudioChunk.INSTANCE_NAME ->
          instance = input.name(c.start(), input.endOfName(c.start(), c.end()));
      case StudioChunk.PIVOT -> {
        input.require(c.start(), 12, c.end(), "the pivot of a node");
        pivot = floats(c.start(), 3);
      }
      case StudioChunk.POSITION_TRACK -> move = firstKey(c, 3, -1);
      case StudioChunk.ROTATION_TRACK -> turn = firstKey(c, 4, -1);
      case StudioChunk.SCALE_TRACK -> scale = firstKey(c, 3, LOWER_HALF);
      default -> {
        // Frames, colours, views.
      }
    }
  }

  /** The numbers of a track's first key; null when it has no key. */
  private double[] firstKey(StudioChunk track, int numbers, int mask) throws ImportException {
    int start = track.start();
    input.require(start, TRACK_HEADER, track.end(), "a track of a node");
    int keys = input.intAt(start + KEYS_AT) & mask;
    if (keys == 0) {
      return null;
    }
    long most = (track.end() - start - TRACK_HEADER) / (KEY_HEADER + 4 * numbers);
    if (keys < 0 || keys > most) {
      throw input.refusal(
          start,
          "a track of a node promises "
              + (keys & 0xFFFFFFFFL)
              + " keys, for which it is too short; the file is damaged, export it again");
    }
    int flags = input.unsignedShortAt(start + TRACK_HEADER + 4);
    int at = start + TRACK_HEADER + KEY_HEADER + 4 * Integer.bitCount(flags & CURVE_FLAGS);
    input.require(at, 4 * numbers, track.end(), "a key of a node");
    return floats(at, numbers);
  }

  private double[] floats(int at, int count) {
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = input.floatAt(at + 4 * i);
    }
    return numbers;
  }

  private StudioNode node(StudioChunk chunk) {
    boolean dummy = object.equals(DUMMY);
    String shown = object;
    if (!instance.isEmpty()) {
      shown = dummy || object.isEmpty() ? instance : object + "." + instance;
    }
    return new StudioNode(
        chunk.offset(),
        id,
        parent,
        chunk.id() == StudioChunk.OBJECT_NODE,
        dummy ? "" : object,
        shown,
        pivot,
        Placement.of(move, quaternion(), withoutZeros()));
  }

  /** The file has an angle and an axis; seen along the axis, it turns to the left. */
  private double[] quaternion() {
    if (turn == null) {
      return null;
    }
    double length = Math.sqrt(turn[1] * turn[1] + turn[2] * turn[2] + turn[3] * turn[3]);
    if (length == 0) {
      return null;
    }
    double sine = -StrictMath.sin(turn[0] / 2) / length;
    return new double[] {
      sine * turn[1], sine * turn[2], sine * turn[3], StrictMath.cos(turn[0] / 2)
    };
  }

  /** A scale of 0 is one that was not written: Assimp reads it so too. */
  private double[] withoutZeros() {
    for (int k = 0; scale != null && k < 3; k++) {
      scale[k] = scale[k] == 0 ? 1 : scale[k];
    }
    return scale;
  }
}
