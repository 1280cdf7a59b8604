package org.trackwalk.report.ride;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.model.ride.Jump;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.format.Numbers;

/** The ride in words and a table, for the screen. */
public final class RideText {

  private static final double KMH = 3.6;
  private static final double MILLIMETRES = 1000;

  /** Jumps listed by lane and direction. */
  private static final int MOST = 5;

  private final RideBook book;
  private final StringBuilder out = new StringBuilder();

  private RideText(RideBook book) {
    this.book = book;
  }

  /** The whole summary, with a line break at its end. */
  public static String of(RideBook book) {
    return new RideText(book).write();
  }

  /** What was driven, one or two lines. */
  static List<String> words(RideBook book) {
    List<String> words = new ArrayList<>();
    words.add(
        String.format(
            Locale.ROOT,
            "%s at up to %.0f km/h, as the bends let it; %s%s in both directions",
            book.ride().vehicle(),
            KMH * book.ride().speed(),
            book.lined() ? "the racing line and " : "",
            Numbers.counted(book.lanes(), "lane")));
    for (int strand = 0; strand < book.strands(); strand++) {
      words.add(stretch(book, strand));
    }
    return words;
  }

  /** What a strand is, and how long. */
  public static String stretch(RideBook book, int strand) {
    Ride ride = book.shown(strand, false);
    return (book.strands() > 1 ? "stretch " + (strand + 1) + ": " : "")
        + (ride.closed() ? "a lap of " : "a road of ")
        + Numbers.count(Math.round(ride.s()[ride.size() - 1]))
        + " m";
  }

  private String write() {
    out.append(ShownText.of(book.level()))
        .append(": ")
        .append(String.join("; ", words(book)))
        .append("\n\n");
    String row = "%-8s %-8s %9s %18s %15s %18s %19s %6s%n";
    line(row, "lane", "way", "IRI m/km", "roughest 20 m", "g", "least load", "suspension", "jumps");
    for (Ride ride : book.rides()) {
      int rough = most(ride.roughness(), 1);
      int light = most(ride.load(), -1);
      int deep = most(ride.stroke(), 1);
      int low = most(ride.gravity(), -1);
      int high = most(ride.gravity(), 1);
      line(
          row,
          book.lane(ride),
          ride.direction(),
          value(mean(ride.roughness()), 2),
          at(ride, rough, ride.roughness(), 1, 1),
          value(of(ride.gravity(), low), 2) + " to " + value(of(ride.gravity(), high), 2),
          at(ride, light, ride.load(), 1, 2),
          at(ride, deep, ride.stroke(), MILLIMETRES, 0),
          String.valueOf(ride.jumps().size()));
    }
    for (Ride ride : book.rides()) {
      jumps(ride);
    }
    return out.toString();
  }

  private void line(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format.replace("%n", "\n"), values));
  }

  private void jumps(Ride ride) {
    int told = 0;
    for (Jump jump : ride.jumps()) {
      if (told == MOST) {
        out.append("  and ").append(ride.jumps().size() - MOST).append(" more jumps\n");
        return;
      }
      out.append(told == 0 ? "\njumps on lane " + book.lane(ride) + ", " + ride.direction() : "");
      out.append(told == 0 ? "\n" : "");
      String where = Numbers.fixed(ride.s()[jump.lip()], 1) + " m ";
      out.append("  at ").append(where).append(Numbers.position(book.place(ride, jump.lip())));
      out.append('\n');
      for (Jump.Flight flight : jump.flights()) {
        flight(flight);
      }
      if (jump.needed() != 0) {
        String speed = Numbers.fixed(KMH * jump.needed(), 0) + " km/h";
        boolean known = Double.isFinite(jump.needed());
        out.append("    to clear it: ").append(known ? speed : "no speed does").append('\n');
      }
      told++;
    }
  }

  private void flight(Jump.Flight flight) {
    out.append("    ").append(Numbers.fixed(KMH * flight.speed(), 0)).append(" km/h: ");
    if (flight.landing() < 0) {
      out.append("does not land on the road\n");
      return;
    }
    out.append(Numbers.fixed(flight.length(), 1)).append(" m long, ");
    out.append(Numbers.fixed(flight.height(), 2)).append(" m high, ");
    out.append(Numbers.fixed(flight.time(), 2)).append(" s; lands on a slope of ");
    out.append(Numbers.fixed(100 * flight.slope(), 0)).append(" % at ");
    out.append(Numbers.fixed(flight.blow(), 2)).append(" m/s");
    out.append(flight.bottoms() ? ", bottoms out\n" : "\n");
  }

  private static String at(Ride ride, int k, double[] values, double factor, int decimals) {
    return k < 0
        ? "-"
        : value(factor * values[k], decimals) + " at " + Numbers.fixed(ride.s()[k], 0) + " m";
  }

  private static double of(double[] values, int k) {
    return k < 0 ? Double.NaN : values[k];
  }

  private static String value(double value, int decimals) {
    return Double.isFinite(value) ? Numbers.fixed(value, decimals) : "-";
  }

  /** Where the largest value is, or with a sign of -1 the least; -1 when there is none. */
  private static int most(double[] values, int sign) {
    int most = -1;
    for (int k = 0; k < values.length; k++) {
      if (Double.isFinite(values[k]) && (most < 0 || sign * values[k] > sign * values[most])) {
        most = k;
      }
    }
    return most;
  }

  private static double mean(double[] values) {
    double sum = 0;
    int n = 0;
    for (double value : values) {
      sum += Double.isFinite(value) ? value : 0;
      n += Double.isFinite(value) ? 1 : 0;
    }
    return n == 0 ? Double.NaN : sum / n;
  }
}
