package org.trackwalk.report.clearance;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.drive.clearance.ClearanceWay;
import org.trackwalk.drive.clearance.Side;
import org.trackwalk.drive.clearance.Touch;
import org.trackwalk.report.json.JsonText;

/** The room around a vehicle as JSON: the verdict, all touches, all curves. */
public final class ClearanceJson {

  private ClearanceJson() {}

  /** Writes a book; the stream stays open. */
  public static void write(ClearanceBook book, OutputStream out) throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    JsonText json = new JsonText(text);
    json.object(true).name("schema").value("trackwalk-clearance/1");
    json.name("level").value(book.level());
    json.name("mesh").value(book.mesh().name());
    json.name("triangles").value(book.mesh().triangleCount());
    json.name("wheels").value(book.found().wheels());
    json.name("wheelbase").value(book.found().wheelbase());
    json.name("track").value(book.found().track());
    json.name("fits").value(book.found().fits());
    json.name("touches").array(true);
    for (Touch touch : book.found().touches()) {
      touch(json, book, touch);
    }
    json.end().name("ways").array(true);
    for (ClearanceWay way : book.found().ways()) {
      json.object(true);
      json.name("lane").value(book.lane(way.strand(), way.lane()));
      json.name("direction").value(way.direction());
      json.name("s").numbers(way.s());
      for (Side side : Side.values()) {
        json.name(side.id()).numbers(way.room(side));
      }
      json.end();
    }
    json.end().end();
    text.write("\n");
    text.flush();
  }

  private static void touch(JsonText json, ClearanceBook book, Touch touch) throws IOException {
    json.object(true);
    json.name("piece").value(book.pieces().get(touch.piece()));
    json.name("side").value(touch.side().id());
    json.name("depth").value(touch.depth());
    json.name("position").numbers(book.place(touch.position()));
    json.name("lane").value(book.lane(touch.strand(), touch.lane()));
    json.name("direction").value(touch.reverse() ? "reverse" : "forward");
    json.name("s").value(touch.s());
    json.name("length").value(touch.length());
    json.name("ways").value(touch.ways());
    json.end();
  }
}
