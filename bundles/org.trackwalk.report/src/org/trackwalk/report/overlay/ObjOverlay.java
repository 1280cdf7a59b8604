package org.trackwalk.report.overlay;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/**
 * The overlay as Wavefront OBJ, in the axes and the unit of the level's first file: imported with
 * the settings with which that file was, it lies over it. Colours stand behind the coordinates of
 * each vertex, as Blender, MeshLab and others read them, and in the names of the materials.
 */
final class ObjOverlay implements ReportFormat {

  /** Decimals of a coordinate: a tenth of a millimetre in metres. */
  private static final int DECIMALS = 4;

  @Override
  public String id() {
    return "overlay";
  }

  @Override
  public String description() {
    return "marks to lay over the level, as Wavefront OBJ";
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    text.append("# Findings of Trackwalk ").append(report.toolVersion());
    text.append(", in the axes and the unit of the level's file\n");
    int before = 0;
    for (OverlayMark mark : OverlayMark.of(report, options)) {
      before += object(text, mark, before);
    }
    text.flush();
  }

  /** Writes one object; the number of its vertices. */
  private static int object(Writer text, OverlayMark mark, int before) throws IOException {
    OverlayShape shape = OverlayShape.of(mark.finding());
    text.append("o ").append(ShownText.printable(mark.name())).append('\n');
    text.append("# ").append(ShownText.printable(mark.finding().message())).append('\n');
    text.append("usemtl trackwalk_").append(mark.finding().severity().id()).append('\n');
    double[] color = OverlayColor.of(mark.finding().severity());
    float[] p = shape.positions();
    Frame axes = mark.axes();
    for (int i = 0; i < p.length; i += 3) {
      double[] at =
          axes.toFileAxes(
              shape.origin()[0] + p[i], shape.origin()[1] + p[i + 1], shape.origin()[2] + p[i + 2]);
      text.append('v');
      for (double x : at) {
        text.append(' ').append(Numbers.fixed(x, DECIMALS));
      }
      for (double c : color) {
        text.append(' ').append(Numbers.exact(c));
      }
      text.append('\n');
    }
    int[] t = shape.triangles();
    for (int i = 0; i < t.length; i += 3) {
      text.append("f ").append(Integer.toString(before + t[i] + 1));
      text.append(' ').append(Integer.toString(before + t[i + 1] + 1));
      text.append(' ').append(Integer.toString(before + t[i + 2] + 1)).append('\n');
    }
    return p.length / 3;
  }
}
