package org.trackwalk.eclipse.viewer.gl;

import java.util.HashMap;
import java.util.Map;
import org.lwjgl.opengl.GL20;

/** A vertex and a fragment shader that belong together. */
final class GlProgram {

  /** Attribute location of positions. */
  static final int POSITION = 0;

  /** Attribute location of colours. */
  static final int COLOUR = 1;

  /** Attribute location of what else a program takes. */
  static final int EXTRA = 2;

  private final int id;
  private final Map<String, Integer> uniforms = new HashMap<>();

  private GlProgram(int id) {
    this.id = id;
  }

  /**
   * Compiles and links.
   *
   * @throws GlMissingException when the driver refuses the sources
   */
  static GlProgram of(String vertexSource, String fragmentSource) {
    int vertex = compile(GL20.GL_VERTEX_SHADER, vertexSource);
    int fragment = compile(GL20.GL_FRAGMENT_SHADER, fragmentSource);
    int id = GL20.glCreateProgram();
    GL20.glAttachShader(id, vertex);
    GL20.glAttachShader(id, fragment);
    GL20.glBindAttribLocation(id, POSITION, "position");
    GL20.glBindAttribLocation(id, COLOUR, "colour");
    GL20.glBindAttribLocation(id, EXTRA, "extra");
    GL20.glLinkProgram(id);
    GL20.glDeleteShader(vertex);
    GL20.glDeleteShader(fragment);
    if (GL20.glGetProgrami(id, GL20.GL_LINK_STATUS) == 0) {
      throw new GlMissingException("shaders do not link: " + GL20.glGetProgramInfoLog(id));
    }
    return new GlProgram(id);
  }

  private static int compile(int kind, String source) {
    int shader = GL20.glCreateShader(kind);
    GL20.glShaderSource(shader, source);
    GL20.glCompileShader(shader);
    if (GL20.glGetShaderi(shader, GL20.GL_COMPILE_STATUS) == 0) {
      throw new GlMissingException("a shader is refused: " + GL20.glGetShaderInfoLog(shader));
    }
    return shader;
  }

  void use() {
    GL20.glUseProgram(id);
  }

  void set(String name, float value) {
    GL20.glUniform1f(location(name), value);
  }

  void set(String name, float x, float y) {
    GL20.glUniform2f(location(name), x, y);
  }

  void set(String name, double x, double y, double z) {
    GL20.glUniform3f(location(name), (float) x, (float) y, (float) z);
  }

  void set(String name, double x, double y, double z, double w) {
    GL20.glUniform4f(location(name), (float) x, (float) y, (float) z, (float) w);
  }

  /** Sets three numbers of 0 to 1 from {@code 0xRRGGBB}. */
  void setColour(String name, int rgb) {
    GL20.glUniform3f(
        location(name), (rgb >> 16 & 0xFF) / 255f, (rgb >> 8 & 0xFF) / 255f, (rgb & 0xFF) / 255f);
  }

  void setMatrix(String name, float[] columnMajor) {
    GL20.glUniformMatrix4fv(location(name), false, columnMajor);
  }

  void dispose() {
    GL20.glDeleteProgram(id);
  }

  private int location(String name) {
    return uniforms.computeIfAbsent(name, n -> GL20.glGetUniformLocation(id, n));
  }
}
