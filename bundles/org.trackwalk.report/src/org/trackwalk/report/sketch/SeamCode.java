package org.trackwalk.report.sketch;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.seam.Seam;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.model.seam.SeamCurve;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.seam.SeamPicture;

/**
 * The seams of a level. Layout of the words: SVG picture; number of rows; each row: title, worst
 * height or width, shared and open edges. Layout of the lines: number; each: number of points,
 * their coordinates as differences in steps of a millimetre.
 */
final class SeamCode {

  /** Rows of the table: the worst. */
  private static final int MOST_ROWS = 40;

  /** Points of lines in the 3D view. */
  private static final int MOST_POINTS = 20_000;

  private static final double STEP = 0.001;

  private SeamCode() {}

  static byte[] words(LevelReport level, SeamBook book) {
    List<Seam> open = open(book);
    Packed out = new Packed().text(SeamPicture.of(level, book));
    List<Seam> rows = open.subList(0, Math.min(MOST_ROWS, open.size()));
    out.whole(rows.size());
    for (Seam seam : rows) {
      out.text(book.title(seam)).text(Numbers.length(seam.worst()));
      out.whole(seam.shared()).whole(seam.openEdges());
    }
    return out.deflated();
  }

  static byte[] lines(SeamBook book) {
    List<SeamCurve> curves = new ArrayList<>();
    int points = 0;
    for (Seam seam : open(book)) {
      for (SeamCurve curve : seam.curves()) {
        if (points + curve.along().length <= MOST_POINTS && curve.worst() > 0) {
          points += curve.along().length;
          curves.add(curve);
        }
      }
    }
    Packed out = new Packed().whole(curves.size());
    long[] last = new long[3];
    for (SeamCurve curve : curves) {
      out.whole(curve.along().length);
      double[] p = curve.points();
      for (int i = 0; i < 3 * curve.along().length; i++) {
        long at = StrictMath.round(p[i] / STEP);
        out.signed(at - last[i % 3]);
        last[i % 3] = at;
      }
    }
    return out.deflated();
  }

  private static List<Seam> open(SeamBook book) {
    return book.seams().stream().filter(seam -> seam.openEdges() > 0).toList();
  }
}
