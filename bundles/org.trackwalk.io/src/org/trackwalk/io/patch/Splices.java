package org.trackwalk.io.patch;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Collects the splices of one file; they may come in any order but must not overlap. */
public final class Splices {

  private final byte[] old;
  private final List<Splice> splices = new ArrayList<>();

  /** Starts with the bytes of the file; kept, not copied. */
  public Splices(byte[] old) {
    this.old = old;
  }

  /** Replaces {@code old[from .. to-1]}; what is equal to what stood there changes nothing. */
  public void replace(int from, int to, byte[] with) {
    if (!Arrays.equals(old, from, to, with, 0, with.length)) {
      splices.add(new Splice(from, Arrays.copyOfRange(old, from, to), with));
    }
  }

  /** Replaces with text, one byte per character. */
  public void replace(int from, int to, String with) {
    replace(from, to, with.getBytes(StandardCharsets.ISO_8859_1));
  }

  /**
   * The patch of everything so far.
   *
   * @param file as the patch is to name it
   * @throws PatchException when two splices overlap, which means that the file is not well formed
   */
  public FilePatch patch(String file) throws PatchException {
    List<Splice> sorted = new ArrayList<>(splices);
    sorted.sort(Comparator.comparingInt(Splice::offset).thenComparingInt(s -> s.removed().length));
    int end = 0;
    for (Splice splice : sorted) {
      if (splice.offset() < end) {
        throw new PatchException(file + " stores two things in the same bytes");
      }
      end = splice.offset() + splice.removed().length;
    }
    byte[] changed = spliced(old, sorted);
    return new FilePatch(file, Digest.of(old), Digest.of(changed), List.copyOf(sorted));
  }

  /** Bytes with splices, in ascending order, put in. */
  static byte[] spliced(byte[] old, List<Splice> splices) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(old.length + 1024);
    int at = 0;
    for (Splice splice : splices) {
      out.write(old, at, splice.offset() - at);
      out.writeBytes(splice.inserted());
      at = splice.offset() + splice.removed().length;
    }
    out.write(old, at, old.length - at);
    return out.toByteArray();
  }
}
