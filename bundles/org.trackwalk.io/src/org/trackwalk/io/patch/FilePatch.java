package org.trackwalk.io.patch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What changes in the bytes of one file.
 *
 * @param file which one, relative to the level's folder or absolute
 * @param before digest of the bytes that it fits; empty when the file must not be there
 * @param after digest of what it makes of them; empty when the file goes
 * @param splices in ascending order, not overlapping
 */
public record FilePatch(String file, String before, String after, List<Splice> splices) {

  /**
   * A patch.
   *
   * @throws IllegalArgumentException when a splice begins before the end of the one before it
   */
  public FilePatch {
    long end = 0;
    for (Splice splice : splices) {
      if (splice.offset() < end) {
        throw new IllegalArgumentException(
            "its changes of " + file + " overlap or go backwards at byte " + splice.offset());
      }
      end = (long) splice.offset() + splice.removed().length;
    }
  }

  /** A file that is not there yet. */
  public static FilePatch made(String file, byte[] content) {
    Splice whole = new Splice(0, new byte[0], content);
    return new FilePatch(file, "", Digest.of(content), List.of(whole));
  }

  /** Whether it makes a file that must not be there. */
  public boolean makes() {
    return before.isEmpty();
  }

  /** Whether it takes the file away. */
  public boolean takesAway() {
    return after.isEmpty();
  }

  /** The same for another name of the file. */
  public FilePatch named(String other) {
    return new FilePatch(other, before, after, splices);
  }

  /**
   * The changed bytes, a new array.
   *
   * @param bytes null when the file is not there
   * @return null when the file goes
   * @throws PatchException when the bytes are not those that the patch was made for
   */
  public byte[] apply(byte[] bytes) throws PatchException {
    return apply(bytes, "read");
  }

  /** The same; the message says since what the file has changed. */
  byte[] apply(byte[] bytes, String since) throws PatchException {
    byte[] old = makes() ? nothing(bytes) : known(bytes, since);
    if (takesAway() && !makes()) {
      return null;
    }
    for (Splice s : splices) {
      int length = s.removed().length;
      if (s.offset() > old.length - length
          || !Arrays.equals(old, s.offset(), s.offset() + length, s.removed(), 0, length)) {
        throw new PatchException("the patch does not fit " + file + " at byte " + s.offset());
      }
    }
    byte[] changed = Splices.spliced(old, splices);
    if (!Digest.of(changed).equals(after)) {
      throw new PatchException("the patch of " + file + " does not give what it promises");
    }
    return changed;
  }

  private byte[] nothing(byte[] bytes) throws PatchException {
    if (bytes != null) {
      throw new PatchException(file + " is there already");
    }
    return new byte[0];
  }

  private byte[] known(byte[] bytes, String since) throws PatchException {
    if (bytes == null || !Digest.of(bytes).equals(before)) {
      throw new PatchException(file + " has changed since it was " + since);
    }
    return bytes;
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
