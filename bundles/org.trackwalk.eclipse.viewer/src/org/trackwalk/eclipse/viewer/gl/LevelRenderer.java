package org.trackwalk.eclipse.viewer.gl;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.joml.Vector3d;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL20;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelLook;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.PatchSet;
import org.trackwalk.eclipse.viewer.scene.Ribbons;
import org.trackwalk.eclipse.viewer.scene.TriangleColours;
import org.trackwalk.eclipse.viewer.state.Cut;
import org.trackwalk.eclipse.viewer.theme.Palette;

/**
 * Draws a level: sky, triangles, ribbons, lines, lights, and a sheet over it. One per context;
 * {@link #dispose} frees everything on the graphics card.
 */
public final class LevelRenderer {

  /** Name of the lines that show what is selected. */
  public static final String SELECTED = "selected";

  /** Names that start with this are drawn over the lights. */
  public static final String OVERLAY = "overlay ";

  /** Lines are drawn by this share of their distance nearer to the eye than they are. */
  private static final float NEARER = 0.0006f;

  /** What is behind a surface is drawn with this strength. */
  private static final float HIDDEN_STRENGTH = 0.28f;

  private static final float WIRE_STRENGTH = 0.85f;

  /** Opacity of a surface that one sees through. */
  private static final float XRAY_STRENGTH = 0.22f;

  /** What is less opaque in a picture is left out where the material says so. */
  private static final float CUTOUT = 0.5f;

  /** A set of lines with its width in pixels. */
  private record Lines(VertexBuffer buffer, float width, boolean through) {}

  private final GlProgram mesh = GlProgram.of(Shaders.MESH_VERTEX, Shaders.MESH_FRAGMENT);

  /** Null until something with pictures is drawn. */
  private GlProgram pictured;

  private final GlProgram line = GlProgram.of(Shaders.LINE_VERTEX, Shaders.LINE_FRAGMENT);
  private final GlProgram glyph = GlProgram.of(Shaders.GLYPH_VERTEX, Shaders.GLYPH_FRAGMENT);
  private final SheetPainter sheets = new SheetPainter();
  private final GlyphBuffer glyphs = new GlyphBuffer();
  private final VertexBuffer ribbons = new VertexBuffer();
  private final Map<String, Lines> lines = new LinkedHashMap<>();
  private final Map<String, VertexBuffer> patches = new LinkedHashMap<>();
  private MeshBuffers buffers;
  private LevelLook look;
  private PictureTextures textures;
  private int drawn;
  private float scale = 1;

  /** Puts a level onto the graphics card, in place of the last one. */
  public void scene(DrawnMesh scene) {
    clear();
    buffers = new MeshBuffers(scene);
  }

  /** The same with its pictures. */
  public void scene(LevelLook painted) {
    clear();
    if (pictured == null) {
      pictured =
          GlProgram.of(
              Shaders.pictured(Shaders.MESH_VERTEX), Shaders.pictured(Shaders.MESH_FRAGMENT));
    }
    look = painted;
    buffers = new MeshBuffers(painted);
    textures = new PictureTextures(painted.pictures());
  }

  private void clear() {
    if (buffers != null) {
      buffers.dispose();
      buffers = null;
    }
    if (textures != null) {
      textures.dispose();
      textures = null;
    }
    look = null;
  }

  /** Colours the triangles. */
  public void colours(TriangleColours colours) {
    if (buffers != null) {
      buffers.colour(colours);
    }
  }

  /**
   * The lights.
   *
   * @param sizes one per light: 1 for a full one
   */
  public void glyphs(List<Glyph> shown, float[] sizes) {
    glyphs.write(shown, sizes);
  }

  /** The ribbons of seams. */
  public void ribbons(Ribbons shown) {
    LineBuffers.write(shown, ribbons);
  }

  /**
   * A set of lines in place of the last one of that name.
   *
   * @param name of the set; {@link #SELECTED} is drawn after the others, what starts with {@link
   *     #OVERLAY} after the lights
   * @param set null takes it away
   * @param width pixels
   * @param through whether it shines through the surface
   */
  public void lines(String name, LineSet set, double width, boolean through) {
    Lines old = lines.get(name);
    if (set == null || set.count() == 0) {
      if (old != null) {
        old.buffer().dispose();
        lines.remove(name);
      }
      return;
    }
    VertexBuffer buffer = old == null ? new VertexBuffer() : old.buffer();
    LineBuffers.write(set, buffer);
    lines.put(name, new Lines(buffer, (float) width, through));
  }

  /** Translucent triangles in place of the last ones of that name; null takes them away. */
  public void patches(String name, PatchSet set) {
    if (set == null || set.count() == 0) {
      VertexBuffer old = patches.remove(name);
      if (old != null) {
        old.dispose();
      }
      return;
    }
    LineBuffers.write(set, patches.computeIfAbsent(name, n -> new VertexBuffer()));
  }

  /**
   * Draws a picture of any size beside the screen.
   *
   * @param frame its size in points times its scale are the pixels
   * @return four bytes a pixel, rows from the bottom
   */
  public ByteBuffer picture(RenderFrame frame) {
    int width = (int) Math.round(frame.view().width() * frame.scale());
    int height = (int) Math.round(frame.view().height() * frame.scale());
    return OffScreen.read(width, height, () -> draw(frame));
  }

  /** Pixels of a side of a picture at most. */
  public int largestPicture() {
    return OffScreen.most();
  }

  /** Draws everything. */
  public void draw(RenderFrame frame) {
    Projection view = frame.view();
    scale = (float) frame.scale();
    GL11.glViewport(0, 0, Math.round(view.width() * scale), Math.round(view.height() * scale));
    GL11.glDisable(GL11.GL_DEPTH_TEST);
    GL11.glDisable(GL11.GL_CULL_FACE);
    GL11.glDisable(GL11.GL_BLEND);
    GL11.glDepthMask(true);
    GL11.glClear(GL11.GL_DEPTH_BUFFER_BIT);
    sheets.sky(view.width(), view.height(), frame.theme().skyTop(), frame.theme().skyBottom());
    GL11.glEnable(GL11.GL_DEPTH_TEST);
    GL11.glDepthFunc(GL11.GL_LEQUAL);
    triangles(frame);
    GL11.glDepthMask(false);
    GL11.glEnable(GL11.GL_BLEND);
    GL11.glBlendFunc(GL11.GL_SRC_ALPHA, GL11.GL_ONE_MINUS_SRC_ALPHA);
    strokes(frame);
    if (frame.options().shows(Layer.PROBLEMS)) {
      lights(frame);
    }
    overlays(frame);
    GL11.glDisable(GL11.GL_DEPTH_TEST);
    sheets.draw(frame.sheet(), view.width(), view.height());
    GL20.glUseProgram(0);
  }

  private void triangles(RenderFrame frame) {
    if (buffers == null) {
      return;
    }
    GlProgram program = look == null ? mesh : pictured;
    place(program, frame.view());
    cut(program, frame);
    boolean through = frame.options().shows(Layer.XRAY);
    program.set("opacity", through ? XRAY_STRENGTH : 1);
    if (through) {
      GL11.glEnable(GL11.GL_BLEND);
      GL11.glBlendFunc(GL11.GL_SRC_ALPHA, GL11.GL_ONE_MINUS_SRC_ALPHA);
      GL11.glDepthMask(false);
    }
    program.setColour("wire", frame.theme().wire());
    program.set("wireShare", frame.options().shows(Layer.WIREFRAME) ? WIRE_STRENGTH : 0);
    GL11.glEnable(GL11.GL_POLYGON_OFFSET_FILL);
    GL11.glPolygonOffset(1, 1);
    drawn = buffers.draw(frame.view(), frame.hidden(), frame.budget(), this::paint);
    GL11.glDisable(GL11.GL_POLYGON_OFFSET_FILL);
  }

  private void paint(int chunk) {
    if (look != null) {
      textures.show(look.picture(chunk));
      pictured.set("cutout", look.cutout(chunk) ? CUTOUT : 0);
    }
  }

  private static void cut(GlProgram program, RenderFrame frame) {
    Cut cut = frame.cut();
    if (cut == null) {
      program.set("cut", 0, 0, 0, 1);
    } else {
      Vector3d eye = frame.view().eye();
      program.set("cut", cut.nx(), cut.ny(), cut.nz(), -cut.beyond(eye.x, eye.y, eye.z));
    }
  }

  private void strokes(RenderFrame frame) {
    place(line, frame.view());
    cut(line, frame);
    line.set("nearer", NEARER);
    if (frame.options().shows(Layer.RIBBONS)) {
      line.set("factor", (float) frame.options().factor());
      line.set("strength", 1);
      ribbons.draw(GL11.GL_TRIANGLES);
    }
    line.set("factor", 0);
    GL11.glEnable(GL11.GL_LINE_SMOOTH);
    lines.forEach(
        (name, set) -> stroke(name.equals(SELECTED) || name.startsWith(OVERLAY) ? null : set));
    stroke(lines.get(SELECTED));
    GL11.glDisable(GL11.GL_LINE_SMOOTH);
    GL11.glLineWidth(1);
  }

  /** What others lay over the level: patches, then lines. */
  private void overlays(RenderFrame frame) {
    place(line, frame.view());
    line.set("cut", 0, 0, 0, 1);
    line.set("nearer", NEARER);
    line.set("factor", 0);
    line.set("strength", 1);
    patches.values().forEach(set -> set.draw(GL11.GL_TRIANGLES));
    GL11.glEnable(GL11.GL_LINE_SMOOTH);
    lines.forEach((name, set) -> stroke(name.startsWith(OVERLAY) ? set : null));
    GL11.glDisable(GL11.GL_LINE_SMOOTH);
    GL11.glLineWidth(1);
  }

  private void stroke(Lines set) {
    if (set != null) {
      GL11.glLineWidth(set.width() * scale);
      if (set.through()) {
        GL11.glDepthFunc(GL11.GL_GREATER);
        line.set("strength", HIDDEN_STRENGTH);
        set.buffer().draw(GL11.GL_LINES);
        GL11.glDepthFunc(GL11.GL_LEQUAL);
      }
      line.set("strength", 1);
      set.buffer().draw(GL11.GL_LINES);
    }
  }

  private void lights(RenderFrame frame) {
    GL11.glEnable(GL20.GL_VERTEX_PROGRAM_POINT_SIZE);
    GL11.glEnable(GL20.GL_POINT_SPRITE);
    place(glyph, frame.view());
    glyph.set("scale", scale);
    glyph.set("pulse", (float) frame.pulse());
    glyph.setColour("halo", Palette.SELECTED);
    GL11.glDisable(GL11.GL_DEPTH_TEST);
    glyph.set("strength", 1);
    glyphs.draw();
    if (frame.selected() != null) {
      glyphs.drawSelected(frame.selected());
    }
    GL11.glEnable(GL11.GL_DEPTH_TEST);
    GL11.glDisable(GL20.GL_POINT_SPRITE);
    GL11.glDisable(GL20.GL_VERTEX_PROGRAM_POINT_SIZE);
  }

  private static void place(GlProgram program, Projection view) {
    program.use();
    program.setMatrix("matrix", view.matrix());
    Vector3d eye = view.eye();
    program.set("eye", eye.x, eye.y, eye.z);
  }

  /** Triangles that the last picture drew. */
  public int drawnTriangles() {
    return drawn;
  }

  /** Frees everything on the graphics card. */
  public void dispose() {
    clear();
    lines.values().forEach(set -> set.buffer().dispose());
    lines.clear();
    patches.values().forEach(VertexBuffer::dispose);
    patches.clear();
    ribbons.dispose();
    glyphs.dispose();
    sheets.dispose();
    mesh.dispose();
    if (pictured != null) {
      pictured.dispose();
    }
    line.dispose();
    glyph.dispose();
  }
}
