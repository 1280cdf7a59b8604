package org.trackwalk.report.json;

import java.io.IOException;
import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.trackwalk.model.report.LevelExtent;
import org.trackwalk.model.report.PieceExtent;

/** How large a level is, as the member {@code extent} of a report's or a baseline's level. */
public final class ExtentJson {

  private ExtentJson() {}

  /**
   * Writes the member; nothing where the extent is not known.
   *
   * @param digits what is kept of a number
   */
  public static void write(JsonText json, LevelExtent extent, DoubleUnaryOperator digits)
      throws IOException {
    if (extent == null) {
      return;
    }
    json.name("extent").object(true);
    json.name("bounds").numbers(Arrays.stream(extent.bounds()).map(digits).toArray());
    json.name("area").value(digits.applyAsDouble(extent.area()));
    json.name("roadArea").value(digits.applyAsDouble(extent.roadArea()));
    json.name("roadLength").value(extent.roadLength());
    json.name("pieces").array(true);
    for (PieceExtent piece : extent.pieces()) {
      json.object(false);
      json.name("name").value(piece.name());
      json.name("class").value(piece.surfaceClass().id());
      json.name("area").value(digits.applyAsDouble(piece.area()));
      json.name("bounds").numbers(Arrays.stream(piece.bounds()).map(digits).toArray());
      json.end();
    }
    json.end().end();
  }
}
