package org.trackwalk.report.overlap;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.collide.SurfaceContact;
import org.trackwalk.contact.collide.Touch;
import org.trackwalk.drive.overlap.GridOutline;
import org.trackwalk.drive.overlap.Meant;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.drive.overlap.PairContacts;
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
    for (int i = 0; i < book.overlaps().told().size(); i++) {
      Overlap overlap = book.overlaps().told().get(i);
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
      json.end();
      if (!book.contacts().isEmpty()) {
        contacts(book, book.contacts(i), json);
      }
      json.end();
    }
    json.end().name("meant").object(true);
    for (Meant meant : Meant.values()) {
      json.name(meant.id()).value(book.overlaps().meant().getOrDefault(meant, 0));
    }
    json.end();
    if (!book.contacts().isEmpty() || !book.touching().isEmpty()) {
      json.name("touching").object(true);
      for (Touch touch : List.of(Touch.POINT, Touch.LINE, Touch.FACE)) {
        json.name(touch.id()).value(book.touching().getOrDefault(touch, 0));
      }
      json.end();
    }
    json.end();
    text.write("\n");
    text.flush();
  }

  private static void contacts(OverlapBook book, List<PairContacts> pairs, JsonText json)
      throws IOException {
    json.name("contacts").array(true);
    for (PairContacts pair : pairs) {
      json.object(true);
      json.name("a").value(book.pieces().get(pair.a()));
      json.name("b").value(book.pieces().get(pair.b()));
      json.name("method").value(pair.settings().method().id());
      json.name("collider").value(pair.settings().collider().id());
      json.name("points").array(true);
      for (SurfaceContact contact : pair.points()) {
        json.object(true);
        json.name("point").numbers(book.place(contact.point()));
        json.name("normal").numbers(book.direction(contact.normal()));
        json.name("depth").value(contact.depth());
        json.name("of").value(contact.ofFirst() ? "a" : "b");
        json.end();
      }
      json.end();
      json.name("none").array(true);
      for (String why : pair.refused()) {
        json.value(why);
      }
      json.end();
      json.name("grids").array(true);
      for (GridOutline grid : pair.grids()) {
        json.object(true);
        json.name("cells").numbers(Arrays.stream(grid.cells()).asDoubleStream().toArray());
        json.name("cellSize").value(grid.spacing());
        json.name("error").value(grid.error());
        json.end();
      }
      json.end().end();
    }
    json.end();
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
