package org.trackwalk.eclipse.viewer.theme;

/**
 * Colours of everything in the 3D view that is not the level itself. All colours are {@code
 * 0xRRGGBB}.
 *
 * @param dark whether it is made for a dark workbench
 * @param skyTop background at the upper border of the view
 * @param skyBottom background at the lower border
 * @param grid lines of the ground grid
 * @param wire edges of triangles in the wireframe
 * @param panel background of labels and legend
 * @param text on panels
 * @param faint less important text on panels
 * @param plain triangles where no other colour is asked for
 */
public record ViewTheme(
    boolean dark,
    int skyTop,
    int skyBottom,
    int grid,
    int wire,
    int panel,
    int text,
    int faint,
    int plain) {

  /** So panels are laid over the level, of 255: what is below shines through. */
  public static final int PANEL_OPACITY = 226;

  /** For light workbenches. */
  public static final ViewTheme LIGHT =
      new ViewTheme(
          false, 0xC9D6E2, 0xF1F3F5, 0x9AA7B3, 0x27313B, 0xFBFBFC, 0x1B2228, 0x525C66, 0xB9BFC5);

  /** For dark workbenches. */
  public static final ViewTheme DARK =
      new ViewTheme(
          true, 0x1B2129, 0x343C46, 0x56616D, 0x0D1116, 0x20262D, 0xEDF1F4, 0xA3AEB8, 0x8C959E);

  /** Weights of the primaries in luma (ITU-R BT.601). */
  private static final double[] LUMA = {0.299, 0.587, 0.114};

  /** Luma under which a background is dark, of 255. */
  private static final double HALF = 128;

  /** The theme that goes with the background of the windows around the view. */
  public static ViewTheme on(int red, int green, int blue) {
    return LUMA[0] * red + LUMA[1] * green + LUMA[2] * blue < HALF ? DARK : LIGHT;
  }
}
