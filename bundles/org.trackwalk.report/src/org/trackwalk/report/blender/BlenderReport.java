package org.trackwalk.report.blender;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.json.JsonText;

/**
 * Findings with the positions of their vertices in Blender's world coordinates: exporters split and
 * renumber vertices, so the add-on selects by position. Numbers are in the unit of the level's
 * first file, as Blender has them.
 */
public final class BlenderReport implements ReportFormat {

  /** Name and version of the shape. */
  public static final String SCHEMA = "trackwalk-blender/1";

  /** Resource beside this class that describes the shape. */
  public static final String SCHEMA_RESOURCE = "trackwalk-blender.schema.json";

  @Override
  public String id() {
    return "blender";
  }

  @Override
  public String description() {
    return "what the Blender add-on in examples/blender selects (schema " + SCHEMA + ")";
  }

  @Override
  public boolean draws() {
    return true;
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    JsonText json = new JsonText(text);
    json.object(true);
    json.name("schema").value(SCHEMA);
    json.name("tool").value(report.toolVersion());
    json.name("levels").array(true);
    for (LevelReport level : report.levels()) {
      json.object(true);
      json.name("name").value(level.name());
      json.name("sources").texts(level.sources());
      json.name("unit").value(level.axes().unit().id());
      json.name("findings").array(true);
      int number = 0;
      for (Finding finding : Cut.of(level, options).kept()) {
        finding(json, level, ++number, finding);
      }
      json.end().end();
    }
    json.end().end();
    text.append('\n');
    text.flush();
  }

  private static void finding(JsonText json, LevelReport level, int number, Finding f)
      throws IOException {
    json.object(false);
    json.name("number").value(number);
    json.name("rule").value(f.rule());
    json.name("severity").value(f.severity().id());
    json.name("message").value(f.message());
    json.name("fix").value(f.help());
    json.name("pieces").texts(f.pieces());
    json.name("fingerprint").value(f.fingerprint());
    json.name("state").value(f.baselineState());
    Frame axes = level.axes();
    json.name("position").numbers(inBlender(axes, f.position()));
    json.name("path").numbers(inBlender(axes, f.path()));
    List<FindingVertices> vertices = FindingVertices.of(level, f);
    json.name("vertices").array(false);
    for (FindingVertices piece : vertices) {
      json.object(false);
      json.name("piece").value(piece.piece());
      json.name("at").numbers(inBlender(axes, piece.positions()));
      json.end();
    }
    json.end().end();
  }

  /** Triples as Blender shows them; the file's numbers, whatever unit they are. */
  private static double[] inBlender(Frame axes, double[] level) {
    double[] all = new double[level.length / 3 * 3];
    double scale = 1 / axes.unit().metres();
    for (int i = 0; i < all.length; i += 3) {
      double[] at = {level[i], level[i + 1], level[i + 2]};
      double[] p = EditorCoordinates.BLENDER.of(axes, at);
      for (int k = 0; k < 3; k++) {
        // Of single precision, as meshes are, and in the shortest text.
        all[i + k] = Double.parseDouble(Float.toString((float) (p[k] * scale))) + 0.0;
      }
    }
    return all;
  }
}
