package org.trackwalk.check.baseline;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMade;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.report.LevelExtent;
import org.trackwalk.model.report.PieceExtent;

/** Reads how large a level was, from a baseline or a JSON report: the member is the same. */
public final class ExtentReading {

  private ExtentReading() {}

  /**
   * The extent of a level; null where an older file does not say.
   *
   * @throws JsonException when something else stands there
   */
  public static LevelExtent of(JsonValue extent) throws JsonException {
    if (extent == null || extent.is(JsonValue.Kind.NULL)) {
      return null;
    }
    List<PieceExtent> pieces = new ArrayList<>();
    for (JsonValue piece : BaselineReader.required(extent, "pieces").items()) {
      pieces.add(JsonMade.of(piece, () -> piece(piece)));
    }
    return JsonMade.of(extent, () -> level(extent, pieces));
  }

  private static LevelExtent level(JsonValue extent, List<PieceExtent> pieces)
      throws JsonException {
    JsonValue bounds = BaselineReader.required(extent, "bounds");
    JsonValue length = BaselineReader.required(extent, "roadLength");
    return new LevelExtent(
        bounds.items().isEmpty() ? new double[0] : BaselineReader.numbers(bounds, 6),
        BaselineReader.required(extent, "area").number(),
        BaselineReader.required(extent, "roadArea").number(),
        length.is(JsonValue.Kind.NULL) ? Double.NaN : length.number(),
        List.copyOf(pieces),
        null);
  }

  private static PieceExtent piece(JsonValue piece) throws JsonException {
    return new PieceExtent(
        BaselineReader.required(piece, "name").text(),
        BaselineReader.oneOf(
            BaselineReader.required(piece, "class"), SurfaceClass.values(), SurfaceClass::id),
        BaselineReader.required(piece, "area").number(),
        BaselineReader.numbers(BaselineReader.required(piece, "bounds"), 6));
  }
}
