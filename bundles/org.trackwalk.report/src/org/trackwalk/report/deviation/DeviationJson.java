package org.trackwalk.report.deviation;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.drive.deviation.DeviationPlace;
import org.trackwalk.drive.deviation.Deviations;
import org.trackwalk.drive.deviation.LaneDeviation;
import org.trackwalk.report.json.JsonText;

/** What is seen against what is felt as JSON: places, histogram, and heights along the lanes. */
public final class DeviationJson {

  private DeviationJson() {}

  /** Writes a book; the stream stays open. */
  public static void write(DeviationBook book, OutputStream out) throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    JsonText json = new JsonText(text);
    json.object(true).name("schema").value("trackwalk-deviation/1");
    json.name("level").value(book.level());
    json.name("road").value(book.road().isEmpty());
    json.name("places").array(true);
    for (DeviationPlace place : book.found().places()) {
      json.object(true);
      json.name("kind").value(place.kind().id());
      json.name("height").value(place.worst());
      json.name("position").numbers(book.place(place.position()));
      json.name("stretch").value(place.strand() + 1L);
      json.name("from").value(place.from());
      json.name("to").value(place.to());
      json.name("lanes").value(place.lanes());
      json.end();
    }
    json.end().name("columns").array(false);
    for (double end : Deviations.COLUMNS) {
      json.value(end);
    }
    json.end().name("sharesOfRoad").numbers(book.found().road());
    json.name("sharesOfAll").numbers(book.found().everywhere());
    json.name("lanes").array(true);
    for (LaneDeviation lane : book.found().lanes()) {
      json.object(true);
      json.name("stretch").value(lane.strand() + 1L);
      json.name("lane").value(lane.lane());
      json.name("station").numbers(lane.station());
      json.name("height").numbers(lane.height());
      json.end();
    }
    json.end().end();
    text.write("\n");
    text.flush();
  }
}
