package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;

/** Two roads with own origins: anywhere, and on the 1/1024 m grid. */
final class FrameScenes {

  /** Far from the road and from each other, and no float: what they place cannot agree. */
  private static final double[][] ANYWHERE = {{-700.3, 0.1, 451.7}, {512.7, 0.3, -300.9}};

  private static final double[][] ON_GRID = {
    {-700 + 307.0 / 1024, 102.0 / 1024, 451 + 717.0 / 1024},
    {512 + 717.0 / 1024, 307.0 / 1024, -300 - 922.0 / 1024}
  };

  /** Quads of a third of a metre on the bad road, so that hardly a vertex is a short number. */
  private static final double ODD_STEP = 1.0 / 3;

  private FrameScenes() {}

  static RuleScene anyOrigins() {
    List<Piece> pieces = new ArrayList<>();
    List<float[]> seam = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Sheet sheet = i == 0 ? LedgerScenes.road1() : LedgerScenes.road2();
      float[] stored = new float[3 * sheet.mesh().vertexCount()];
      int at = 0;
      for (int row = 0; row <= sheet.rows(); row++) {
        for (int column = 0; column <= sheet.columns(); column++) {
          // The designer's own numbers are doubles; the exporter takes the origin off and rounds.
          double z = -(row + i * sheet.rows()) * ODD_STEP;
          stored[at++] = (float) (LedgerScenes.X + column * ODD_STEP - ANYWHERE[i][0]);
          stored[at++] = (float) (LedgerScenes.Y - ANYWHERE[i][1]);
          stored[at++] = (float) (LedgerScenes.Z + z - ANYWHERE[i][2]);
        }
      }
      Piece piece = sheet.mesh().build("scene.glb");
      piece = piece.toBuilder().mesh(stored, piece.triangles()).frame(frame(ANYWHERE[i])).build();
      pieces.add(piece);
      float[] placed = piece.frame().place(stored);
      for (int column = 0; column <= sheet.columns(); column++) {
        int v = 3 * sheet.vertex(i == 0 ? sheet.rows() : 0, column);
        seam.add(new float[] {placed[v], placed[v + 1], placed[v + 2]});
      }
    }
    Truth truth =
        Truth.at("own-origins", "weld.frames", List.of("road_01", "road_02"), seam)
            .edges("near-miss", LedgerScenes.COLUMNS * ODD_STEP)
            .also("weld.near-miss");
    return new RuleScene(truth.rule(), pieces, Map.of(), List.of(truth));
  }

  static RuleScene originsOnGrid() {
    List<Piece> pieces =
        List.of(
            LedgerScenes.road1().mesh().build("scene.glb", ON_GRID[0]),
            LedgerScenes.road2().mesh().build("scene.glb", ON_GRID[1]));
    return RuleScenes.good("weld.frames", pieces);
  }

  private static Frame frame(double[] o) {
    double[] rows = {1, 0, 0, o[0], 0, 1, 0, o[1], 0, 0, 1, o[2]};
    return Frame.of(rows, UpAxis.Y, LengthUnit.METRE);
  }
}
