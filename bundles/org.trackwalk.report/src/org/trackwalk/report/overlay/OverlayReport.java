package org.trackwalk.report.overlay;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/**
 * Geometry to import beside the level: one object per finding. Written as binary glTF; as Wavefront
 * OBJ where the file is called {@code .obj}.
 */
public final class OverlayReport implements ReportFormat {

  @Override
  public String id() {
    return "overlay";
  }

  @Override
  public String description() {
    return "marks to lay over the level in a modelling tool (.glb or .obj)";
  }

  @Override
  public Optional<ReportFormat> forFile(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.endsWith(".obj")) {
      return Optional.of(new ObjOverlay());
    }
    return lower.endsWith(".glb") || name.equals("-") ? Optional.of(this) : Optional.empty();
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    new GlbOverlay(OverlayMark.of(report, options), report.toolVersion()).write(out);
  }
}
