package org.trackwalk.report.clearance;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.drive.clearance.ClearanceWay;
import org.trackwalk.drive.clearance.Side;
import org.trackwalk.report.format.Numbers;

/** The least room of each half metre of each way as a line of comma-separated text. */
public final class ClearanceCsv {

  /** Metres, all of them. */
  public static final String HEADER = "lane,direction,s,x,y,z,under,over,left,right";

  private ClearanceCsv() {}

  /** Writes the table; does not close the stream. */
  public static void write(ClearanceBook book, OutputStream out) throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    text.append(HEADER).append('\n');
    for (ClearanceWay way : book.found().ways()) {
      String head = book.lane(way.strand(), way.lane()) + "," + way.direction();
      for (int k = 0; k < way.size(); k++) {
        text.append(head).append(',').append(Numbers.fixed(way.s()[k], 2));
        for (double coordinate : book.place(way, k)) {
          add(text, coordinate, 3);
        }
        for (Side side : Side.values()) {
          add(text, way.room(side)[k], 4);
        }
        text.append('\n');
      }
    }
    text.flush();
  }

  private static void add(Writer text, double value, int decimals) throws IOException {
    text.append(',').append(Double.isFinite(value) ? Numbers.fixed(value, decimals) : "");
  }
}
