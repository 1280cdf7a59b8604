package org.trackwalk.eclipse.viewer.look;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.ImageLoader;
import org.trackwalk.io.look.PictureSource;
import org.trackwalk.io.picture.DdsPicture;
import org.trackwalk.io.picture.MipLevels;
import org.trackwalk.io.picture.PictureHead;
import org.trackwalk.io.picture.PixelRows;
import org.trackwalk.io.picture.SgiPicture;
import org.trackwalk.io.picture.TgaPicture;
import org.trackwalk.io.picture.UnreadPictureException;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads pictures one after the other and keeps them small: all of them together take no more than a
 * budget. How large each is its head says before anything is unpacked.
 */
final class PictureReading {

  /** Bytes of all pictures of a level with their smaller copies; on the graphics card as many. */
  static final long BUDGET = 96L << 20;

  /** Pixels of a side at most: what every graphics card with OpenGL 2.1 has. */
  private static final int LARGEST_SIDE = 2048;

  /** Pixels of a picture that is unpacked whole, at most: 8192 x 4096 in some 100 MB. */
  private static final long MOST_PIXELS = 1L << 25;

  /** Bytes of a picture's file at most: 8192 x 8192 in blocks with smaller copies have 86 MB. */
  private static final long MOST_BYTES = 128L << 20;

  private final List<PictureSource> sources = new ArrayList<>();
  private final Map<Object, Integer> numbers = new LinkedHashMap<>();
  private final LookNotes notes;

  PictureReading(LookNotes notes) {
    this.notes = notes;
  }

  /** The number of a picture, which is the same for the same bytes. */
  int number(PictureSource source) {
    return numbers.computeIfAbsent(
        source.key(),
        key -> {
          sources.add(source);
          return sources.size() - 1;
        });
  }

  /** All pictures in the order of their numbers; null for one that is not shown. */
  List<MipLevels> read(Progress progress) {
    List<PictureHead> heads = new ArrayList<>();
    for (PictureSource source : sources) {
      progress.check();
      heads.add(head(source));
    }
    int side = side(heads);
    List<MipLevels> pictures = new ArrayList<>();
    for (int i = 0; i < sources.size(); i++) {
      progress.check();
      pictures.add(heads.get(i) == null ? null : picture(sources.get(i), heads.get(i), side));
    }
    return pictures;
  }

  private PictureHead head(PictureSource source) {
    try {
      PictureHead head =
          PictureHead.of(source.read(MOST_BYTES), source.name())
              .filter(h -> h.format() != PictureHead.Format.GIF)
              .orElseThrow(() -> new UnreadPictureException("is of a kind that is not read"));
      if (head.pixels() > MOST_PIXELS && head.format() != PictureHead.Format.DDS) {
        throw new UnreadPictureException(
            "has " + head.width() + " × " + head.height() + " pixels, too many");
      }
      return head;
    } catch (UnreadPictureException e) {
      notes.unread(source.name(), e.getMessage());
    } catch (IOException e) {
      notes.unread(source.name(), "cannot be read");
    }
    return null;
  }

  /** The largest power of two with which all pictures fit into the budget. */
  private static int side(List<PictureHead> heads) {
    int side = LARGEST_SIDE;
    while (side > 1 && bytes(heads, side) > BUDGET) {
      side /= 2;
    }
    return side;
  }

  private static long bytes(List<PictureHead> heads, int side) {
    long bytes = 0;
    for (PictureHead head : heads) {
      if (head != null) {
        bytes +=
            MipLevels.bytes(
                MipLevels.side(head.width(), side), MipLevels.side(head.height(), side));
      }
    }
    return bytes;
  }

  private MipLevels picture(PictureSource source, PictureHead head, int side) {
    try {
      return MipLevels.of(rows(source.read(MOST_BYTES), head, side), side);
    } catch (UnreadPictureException e) {
      notes.unread(source.name(), e.getMessage());
    } catch (OutOfMemoryError e) {
      notes.unread(source.name(), "needs more memory than there is");
    } catch (IOException | RuntimeException | SWTError e) {
      notes.unread(source.name(), "is damaged");
    }
    return null;
  }

  private static PixelRows rows(byte[] bytes, PictureHead head, int side)
      throws UnreadPictureException {
    PixelRows rows =
        switch (head.format()) {
          case DDS -> DdsPicture.of(bytes, side);
          case TGA -> TgaPicture.of(bytes);
          case SGI -> SgiPicture.of(bytes);
          default -> unpacked(bytes);
        };
    if ((long) rows.width() * rows.height() > MOST_PIXELS) {
      throw new UnreadPictureException(
          "has " + rows.width() + " × " + rows.height() + " pixels, too many");
    }
    return rows;
  }

  private static PixelRows unpacked(byte[] bytes) throws UnreadPictureException {
    try {
      return new ImageRows(new ImageLoader().load(new ByteArrayInputStream(bytes))[0]);
    } catch (SWTException e) {
      throw new UnreadPictureException("is damaged");
    }
  }
}
