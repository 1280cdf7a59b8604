package org.trackwalk.io.patch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What changes in the bytes of one file.
 *
 * @param file which one, relative to the level's folder or absolute
 * @param before digest of the bytes that it fits
 * @param after digest of what it makes of them
 * @param splices in ascending order, not overlapping
 */
public record FilePatch(String file, String before, String after, List<Splice> splices) {

  /** The same for another name of the file. */
  public FilePatch named(String other) {
    return new FilePatch(other, before, after, splices);
  }

  /**
   * The changed bytes, a new array.
   *
   * @throws PatchException when the bytes are not those that the patch was made for
   */
  public byte[] apply(byte[] bytes) throws PatchException {
    return apply(bytes, "read");
  }

  /** The same; the message says since what the file has changed. */
  byte[] apply(byte[] bytes, String since) throws PatchException {
    if (!Digest.of(bytes).equals(before)) {
      throw new PatchException(file + " has changed since it was " + since);
    }
    for (Splice s : splices) {
      int end = s.offset() + s.removed().length;
      if (end > bytes.length
          || !Arrays.equals(bytes, s.offset(), end, s.removed(), 0, s.removed().length)) {
        throw new PatchException("the patch does not fit " + file + " at byte " + s.offset());
      }
    }
    byte[] changed = Splices.spliced(bytes, splices);
    if (!Digest.of(changed).equals(after)) {
      throw new PatchException("the patch of " + file + " does not give what it promises");
    }
    return changed;
  }

  /** What takes this patch back. */
  public FilePatch inverse() {
    List<Splice> back = new ArrayList<>();
    int shift = 0;
    for (Splice s : splices) {
      back.add(new Splice(s.offset() + shift, s.inserted(), s.removed()));
      shift += s.inserted().length - s.removed().length;
    }
    return new FilePatch(file, after, before, List.copyOf(back));
  }
}
