package org.trackwalk.report.deviation;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.drive.deviation.LaneDeviation;
import org.trackwalk.report.format.Numbers;

/** The height of what is seen over what is felt, sample by sample of each lane. */
public final class DeviationCsv {

  /** Metres; {@code what} is {@code both}, {@code unseen} or {@code unfelt}. */
  public static final String HEADER = "stretch,lane,station,x,y,z,height,what";

  private DeviationCsv() {}

  /** Writes the table; does not close the stream. */
  public static void write(DeviationBook book, OutputStream out) throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    text.append(HEADER).append('\n');
    for (LaneDeviation lane : book.found().lanes()) {
      for (int k = 0; k < lane.size(); k++) {
        double height = lane.height()[k];
        if (Double.isNaN(height)) {
          continue;
        }
        text.append(String.valueOf(lane.strand() + 1)).append(',').append(lane.lane());
        text.append(',').append(Numbers.fixed(lane.station()[k], 2));
        for (double coordinate : book.place(lane.x()[k], lane.y()[k], lane.z()[k])) {
          text.append(',').append(Numbers.fixed(coordinate, 3));
        }
        boolean both = Double.isFinite(height);
        text.append(',').append(both ? Numbers.fixed(height, 5) : "").append(',');
        text.append(both ? "both" : height > 0 ? "unseen" : "unfelt").append('\n');
      }
    }
    text.flush();
  }
}
