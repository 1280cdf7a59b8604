package org.trackwalk.io.scene.torcs;

import org.trackwalk.io.importer.ImportException;

/**
 * What lies beside the road on one side, and how far it reaches: a border (kerb), then a strip of
 * grass, sand or tarmac. Widths hold on until a segment says otherwise. They are needed because the
 * game moves the whole track until nothing of it has a negative coordinate.
 */
final class TorcsSide {

  private final String word;
  private final String letter;
  private final boolean old;
  private final boolean tangent;
  private double border;
  private double start;
  private double end;

  private TorcsSide(TorcsSection main, String word, String letter, boolean old)
      throws ImportException {
    this.word = word;
    this.letter = letter;
    this.old = old;
    TorcsSection side = old ? main : main.section(word + " Side");
    TorcsSection kerb = old ? main : main.section(word + " Border");
    end = side.number(old ? letter + "side width" : "width", 0);
    border = kerb.number(old ? letter + "border width" : "width", 0);
    tangent = !side.text(old ? letter + "side type" : "banking type", "level").equals("level");
  }

  /** The left side, as {@code Main Track} says; {@code old} for files before version 4. */
  static TorcsSide left(TorcsSection main, boolean old) throws ImportException {
    return new TorcsSide(main, "Left", "l", old);
  }

  /** The right side likewise. */
  static TorcsSide right(TorcsSection main, boolean old) throws ImportException {
    return new TorcsSide(main, "Right", "r", old);
  }

  /** Takes what a segment says of it. */
  void enter(TorcsSection segment) throws ImportException {
    if (old) {
      start = segment.number(letter + "side start width", end);
      end = segment.number(letter + "side end width", start);
      border = segment.number(letter + "border width", border);
    } else {
      TorcsSection side = segment.section(word + " Side");
      start = side.number("start width", end);
      double width = side.number("width", start);
      end = side.number("end width", width);
      border = segment.section(word + " Border").number("width", border);
    }
  }

  /** Width of the border. */
  double border() {
    return border;
  }

  /** Width of the strip beside the border, after a share of the segment. */
  double strip(double share) {
    return start + share * (end - start);
  }

  /** Whether both are tilted like the road; else they are level. */
  boolean tangent() {
    return tangent;
  }
}
