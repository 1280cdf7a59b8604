package org.trackwalk.eclipse.viewer.outline;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.eclipse.viewer.scene.ColourMode;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.text.PartWords;

/** Name, size and purpose of a piece, with a swatch of the colour that it has in the view. */
final class PieceLabels extends LabelProvider implements IStyledLabelProvider {

  private static final int SIZE = 14;
  private static final int RIM = 0x606468;

  private final Map<Integer, Image> swatches = new HashMap<>();
  private final ViewState state;
  private LevelScene counted;
  private SurfaceClass[] classes = new SurfaceClass[0];

  PieceLabels(ViewState state) {
    this.state = state;
  }

  @Override
  public String getText(Object row) {
    return ((PieceRow) row).name();
  }

  @Override
  public StyledString getStyledText(Object element) {
    PieceRow row = (PieceRow) element;
    StyledString text = new StyledString(row.name());
    String size = Numbers.counted(row.triangles(), "triangle");
    if (row.piece() == PieceRow.NO_PIECE) {
      int n = row.parts().size();
      size = Numbers.counted(n, "piece") + ", " + size;
    } else {
      size = row.triangles() == 0 ? "not collidable" : classOf(row.piece()).id() + ", " + size;
      size += row.hanging() == null ? "" : ", " + PartWords.brief(row.hanging(), axes());
    }
    return text.append("  " + size, StyledString.DECORATIONS_STYLER);
  }

  @Override
  public Image getImage(Object element) {
    PieceRow row = (PieceRow) element;
    if (row.piece() == PieceRow.NO_PIECE) {
      return PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJ_FILE);
    }
    boolean byPiece = state.options().mode() == ColourMode.PIECES;
    int rgb = byPiece ? Palette.piece(row.piece()) : Palette.of(classOf(row.piece()));
    return swatches.computeIfAbsent(rgb, PieceLabels::swatch);
  }

  private Frame axes() {
    return state.scene().map(s -> s.context().level().reportFrame()).orElse(Frame.LEVEL);
  }

  /** The class that most triangles of a piece have. */
  private SurfaceClass classOf(int piece) {
    LevelScene scene = state.scene().orElse(null);
    if (scene == null) {
      return SurfaceClass.UNKNOWN;
    }
    if (scene != counted) {
      counted = scene;
      classes = classes(scene);
    }
    return piece < classes.length ? classes[piece] : SurfaceClass.UNKNOWN;
  }

  private static SurfaceClass[] classes(LevelScene scene) {
    SurfaceClass[] all = SurfaceClass.values();
    int[][] counts = new int[scene.surface().pieces().size()][all.length];
    for (int t = 0; t < scene.surface().triangleCount(); t++) {
      SurfaceClass of = scene.context().corridor().classes().of(t);
      counts[scene.surface().pieceOf(t)][of.ordinal()]++;
    }
    SurfaceClass[] most = new SurfaceClass[counts.length];
    for (int p = 0; p < counts.length; p++) {
      int best = SurfaceClass.UNKNOWN.ordinal();
      for (int c = 0; c < all.length; c++) {
        best = counts[p][c] > counts[p][best] ? c : best;
      }
      most[p] = all[best];
    }
    return most;
  }

  private static Image swatch(int rgb) {
    Image image = new Image(Display.getCurrent(), SIZE, SIZE);
    GC gc = new GC(image);
    gc.setBackground(new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF));
    gc.fillRectangle(0, 0, SIZE, SIZE);
    gc.setForeground(new Color(RIM >> 16 & 0xFF, RIM >> 8 & 0xFF, RIM & 0xFF));
    gc.drawRectangle(0, 0, SIZE - 1, SIZE - 1);
    gc.dispose();
    return image;
  }

  @Override
  public void dispose() {
    swatches.values().forEach(Image::dispose);
    swatches.clear();
    super.dispose();
  }
}
