package org.trackwalk.report.overlap;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.drive.overlap.Meant;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.report.json.JsonText;

/** The overlaps as JSON: all of them, with their contours. */
public final class OverlapJson {

  private OverlapJson() {}

  /** Writes a book; the stream stays open. */
  public static void write(OverlapBook book, OutputStream out) throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    JsonText json = new JsonText(text);
    json.object(true).name("schema").value("trackwalk-overlaps/1");
    json.name("level").value(book.level());
    json.name("road").value(book.road().isEmpty());
    json.name("overlaps").array(true);
    for (Overlap overlap : book.overlaps().told()) {
      json.object(true);
      json.name("a").value(book.pieces().get(overlap.a()));
      json.name("b").value(book.pieces().get(overlap.b()));
      json.name("why").value(overlap.why().id());
      json.name("contourLength").value(overlap.contourLength());
      json.name("area").value(overlap.area());
      json.name("depth").value(overlap.depth());
      json.name("volume").value(overlap.volume());
      json.name("position").numbers(book.place(overlap.position()));
      json.name("places").value(overlap.places());
      json.name("contours").array(true);
      for (double[] contour : overlap.contours()) {
        json.numbers(inFile(book, contour));
      }
      json.end().end();
    }
    json.end().name("meant").object(true);
    for (Meant meant : Meant.values()) {
      json.name(meant.id()).value(book.overlaps().meant().getOrDefault(meant, 0));
    }
    json.end().end();
    text.write("\n");
    text.flush();
  }

  private static double[] inFile(OverlapBook book, double[] points) {
    double[] placed = new double[points.length];
    for (int i = 0; i < points.length; i += 3) {
      double[] at = {points[i], points[i + 1], points[i + 2]};
      System.arraycopy(book.place(at), 0, placed, i, 3);
    }
    return placed;
  }
}
