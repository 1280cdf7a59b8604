package org.trackwalk.report.text;

import org.trackwalk.model.report.Before;
import org.trackwalk.report.format.Numbers;

/** What a finding was before it changed, as short as can be. */
public final class Was {

  private Was() {}

  /** {@code 3 mm}, {@code a jolt of 0.5 m/s}, {@code a warning}. */
  public static String words(Before old) {
    return switch (old.part()) {
      case SEVERITY ->
          switch (old.severity()) {
            case ERROR -> "an error";
            case WARNING -> "a warning";
            case INFO -> "a note";
          };
      case EFFECT -> "a jolt of " + Numbers.rounded(old.effect()) + " m/s";
      case MEASURE -> Numbers.measure(old.measure().value(), old.measure().unit());
      case COUNT -> Numbers.count(old.count()) + " of them";
      case LENGTH -> Numbers.length(old.length()) + " long";
    };
  }
}
