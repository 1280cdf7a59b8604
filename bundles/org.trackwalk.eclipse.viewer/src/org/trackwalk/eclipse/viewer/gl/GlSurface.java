package org.trackwalk.eclipse.viewer.gl;

import java.util.List;
import java.util.function.Supplier;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.opengl.GLCanvas;
import org.eclipse.swt.opengl.GLData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GLCapabilities;

/** A canvas with a context, and the renderer that draws into it. */
public final class GlSurface {

  /** System property; {@code off} behaves as if there were no OpenGL. */
  public static final String PROPERTY = "org.trackwalk.viewer.gl";

  /** Whose preference {@code gl} may be {@code off} too. */
  private static final String PLUGIN = "org.trackwalk.eclipse.viewer";

  private static final int DEPTH_BITS = 24;
  private static final double PERCENT = 100;

  private final GLCanvas canvas;
  private final GLCapabilities capabilities;
  private final LevelRenderer renderer;

  private GlSurface(GLCanvas canvas, GLCapabilities capabilities, LevelRenderer renderer) {
    this.canvas = canvas;
    this.capabilities = capabilities;
    this.renderer = renderer;
  }

  /**
   * Makes a canvas; the context exists when this returns.
   *
   * @throws GlMissingException when there is no usable OpenGL; then nothing is left in the parent
   */
  public static GlSurface in(Composite parent) {
    String chosen = Platform.getPreferencesService().getString(PLUGIN, "gl", "on", null);
    if ("off".equals(System.getProperty(PROPERTY, chosen))) {
      throw new GlMissingException("switched off");
    }
    return whole(parent, () -> make(parent));
  }

  private static GlSurface make(Composite parent) {
    try {
      GLData data = new GLData();
      data.doubleBuffer = true;
      data.depthSize = DEPTH_BITS;
      GLCanvas canvas = new GLCanvas(parent, SWT.NO_BACKGROUND, data);
      canvas.setCurrent();
      GLCapabilities capabilities = GL.createCapabilities();
      if (!capabilities.OpenGL21) {
        throw new GlMissingException("OpenGL 2.1 is needed");
      }
      return new GlSurface(canvas, capabilities, new LevelRenderer());
    } catch (SWTError e) {
      // Its own words are of handles, whatever is missing.
      throw new GlMissingException("this screen has none", e);
    } catch (SWTException | IllegalStateException | LinkageError e) {
      throw new GlMissingException("OpenGL cannot be started: " + e.getMessage(), e);
    }
  }

  /**
   * Makes something in a parent. Where that fails, whatever has come into the parent goes: a canvas
   * whose context cannot be made stays there as an empty band.
   */
  static <T> T whole(Composite parent, Supplier<T> make) {
    List<Control> before = List.of(parent.getChildren());
    try {
      return make.get();
    } catch (GlMissingException e) {
      for (Control child : parent.getChildren()) {
        if (!before.contains(child)) {
          child.dispose();
        }
      }
      throw e;
    }
  }

  /** The widget. */
  public GLCanvas canvas() {
    return canvas;
  }

  /**
   * Pixels of the drawing surface for each point of the widget: 2 on a screen of high density. The
   * surface of a Mac has none but the widget's own.
   */
  public double scale() {
    return "cocoa".equals(SWT.getPlatform()) ? 1 : canvas.getMonitor().getZoom() / PERCENT;
  }

  /** Makes the context current and gives the renderer. */
  public LevelRenderer renderer() {
    canvas.setCurrent();
    GL.setCapabilities(capabilities);
    return renderer;
  }

  /** Shows what was drawn. */
  public void show() {
    canvas.swapBuffers();
  }

  /**
   * Reads the pixel in the middle of a point of what was drawn last, before {@link #show}.
   *
   * @param height of the widget, points
   * @return {@code 0xRRGGBB}
   */
  public int pixel(int x, int y, int height) {
    float[] rgb = new float[3];
    double scale = scale();
    int column = (int) ((x + 0.5) * scale);
    int row = (int) ((height - y - 0.5) * scale);
    GL11.glReadPixels(column, row, 1, 1, GL11.GL_RGB, GL11.GL_FLOAT, rgb);
    return Math.round(rgb[0] * 255) << 16
        | Math.round(rgb[1] * 255) << 8
        | Math.round(rgb[2] * 255);
  }

  /** Frees everything on the graphics card; call it while the canvas still lives. */
  public void dispose() {
    if (!canvas.isDisposed()) {
      renderer().dispose();
    }
  }
}
