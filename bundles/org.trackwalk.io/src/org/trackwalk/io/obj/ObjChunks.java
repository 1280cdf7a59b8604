package org.trackwalk.io.obj;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.GrowingInts;

/** Cuts a file into chunks of about equal size. */
final class ObjChunks {

  private ObjChunks() {}

  /**
   * Cuts behind line ends that do not join the next line.
   *
   * @param parts how many chunks are wished; there may be fewer
   */
  static List<ObjChunk> of(FileBytes file, int parts) {
    List<ObjChunk> chunks = new ArrayList<>();
    int from = file.start();
    for (int to : ends(file, parts)) {
      chunks.add(new ObjChunk(from, to));
      from = to;
    }
    return chunks;
  }

  /** Where those chunks end, in bytes, ascending. */
  static int[] ends(FileBytes file, int parts) {
    GrowingInts ends = new GrowingInts(parts);
    int from = file.start();
    for (int part = 1; part <= parts && from < file.end(); part++) {
      int wished = file.start() + (int) ((long) file.size() * part / parts);
      from = part == parts ? file.end() : behindLineEnd(file, Math.max(from, wished));
      ends.add(from);
    }
    return ends.toArray();
  }

  private static int behindLineEnd(FileBytes file, int from) {
    byte[] b = file.bytes();
    for (int i = from; i < file.end(); i++) {
      // A CR alone is not cut at, so CR LF needs no look ahead.
      if (b[i] == '\n' && !joins(b, i, file.start())) {
        return i + 1;
      }
    }
    return file.end();
  }

  /** Whether a backslash, perhaps with a CR behind it, takes the line end at {@code i} away. */
  private static boolean joins(byte[] b, int i, int start) {
    int last = i - 1;
    if (last >= start && b[last] == '\r') {
      last--;
    }
    return last >= start && b[last] == '\\';
  }
}
