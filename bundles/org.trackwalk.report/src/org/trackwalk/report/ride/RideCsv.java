package org.trackwalk.report.ride;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.model.ride.Ride;

/**
 * Every sample of every lane as a line of comma-separated text, in the order in which it is driven
 * over. A field is empty where there is no ground, or no suspension to feel it with.
 */
public final class RideCsv {

  /** Metres, m/s, metres by metre, 1/m, g, parts of the load at rest, metres, m/km. */
  public static final String HEADER =
      "lane,direction,s,x,y,z,v,slope,kappa_v,kappa_h,g,load,stroke,iri20";

  private RideCsv() {}

  /** Writes the table; does not close the stream. */
  public static void write(RideBook book, OutputStream out) throws IOException {
    Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    text.append(HEADER).append('\n');
    StringBuilder line = new StringBuilder();
    for (Ride ride : book.rides()) {
      String head = book.lane(ride) + "," + ride.direction();
      for (int k = 0; k < ride.size(); k++) {
        line.setLength(0);
        line.append(head);
        add(line, ride.s()[k], 2);
        for (double coordinate : place(book, ride, k)) {
          add(line, coordinate, 4);
        }
        add(line, ride.speed()[k], 3);
        add(line, ride.slope()[k], 6);
        add(line, ride.vertical()[k], 7);
        add(line, ride.horizontal()[k], 7);
        add(line, ride.gravity()[k], 4);
        add(line, ride.load()[k], 4);
        add(line, ride.stroke()[k], 5);
        add(line, ride.roughness()[k], 3);
        text.append(line.append('\n'));
      }
    }
    text.flush();
  }

  /** Where there is no ground the height alone is not known. */
  private static double[] place(RideBook book, Ride ride, int k) {
    if (!Double.isNaN(ride.y()[k])) {
      return book.place(ride, k);
    }
    double[] place = book.axes().toFileAxes(ride.x()[k], 0, ride.z()[k]);
    double[] up = book.axes().toFileAxes(0, 1, 0);
    for (int i = 0; i < 3; i++) {
      place[i] = up[i] == 0 ? place[i] : Double.NaN;
    }
    return place;
  }

  private static void add(StringBuilder line, double value, int decimals) {
    line.append(',');
    if (Double.isFinite(value)) {
      fixed(line, value, decimals);
    }
  }

  /** So many decimals, never -0; a road has half a million samples. */
  private static void fixed(StringBuilder line, double value, int decimals) {
    long scale = 1;
    for (int i = 0; i < decimals; i++) {
      scale *= 10;
    }
    long digits = StrictMath.round(value * scale);
    if (digits < 0) {
      line.append('-');
    }
    line.append(Math.abs(digits) / scale).append('.');
    String behind = Long.toString(scale + Math.abs(digits) % scale);
    line.append(behind, 1, behind.length());
  }
}
