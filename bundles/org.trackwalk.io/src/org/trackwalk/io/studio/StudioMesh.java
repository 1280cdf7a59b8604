package org.trackwalk.io.studio;

import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.polygon.FaceFaults;

/** Reads the chunk {@code 4100} of an object: vertices, faces, matrix. */
final class StudioMesh {

  private static final int VERTEX = 12;

  private static final int MATRIX_NUMBERS = 12;

  private final ChunkInput input;
  private StudioChunk vertices;
  private StudioChunk faces;
  private StudioChunk matrix;

  private StudioMesh(ChunkInput input) {
    this.input = input;
  }

  /** The object of a mesh. */
  static StudioObject read(ChunkInput input, String name, StudioChunk mesh) throws ImportException {
    StudioMesh reader = new StudioMesh(input);
    for (StudioChunk c = mesh.first(input); c != null; c = c.next(input, mesh)) {
      switch (c.id()) {
        case StudioChunk.VERTICES -> reader.vertices = reader.once(reader.vertices, c);
        case StudioChunk.FACES -> reader.faces = reader.once(reader.faces, c);
        case StudioChunk.MESH_MATRIX -> reader.matrix = reader.once(reader.matrix, c);
        default -> {
          // Colours, texture coordinates, flags.
        }
      }
    }
    return reader.object(name, mesh.offset());
  }

  private StudioChunk once(StudioChunk before, StudioChunk now) throws ImportException {
    if (before != null) {
      throw input.refusal(
          now.offset(), "a mesh has two lists of one kind; the file is damaged, export it again");
    }
    return now;
  }

  private StudioObject object(String name, int offset) throws ImportException {
    float[] positions = vertices == null ? new float[0] : positions();
    double[] axes = matrix == null ? null : matrix();
    FaceFaults faults = new FaceFaults();
    StudioFaces list = new StudioFaces(input, faces, positions.length / 3, faults);
    return new StudioObject(
        name,
        offset,
        positions,
        list.triangles(),
        list.places(),
        list.materials(),
        list.triangleMaterials(),
        faults,
        axes);
  }

  private float[] positions() throws ImportException {
    int at = vertices.start();
    input.require(at, 2, vertices.end(), "a list of vertices");
    int count = input.unsignedShortAt(at);
    input.require(at + 2, VERTEX * count, vertices.end(), "a list of " + count + " vertices");
    float[] positions = new float[3 * count];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = input.floatAt(at + 2 + 4 * i);
    }
    return positions;
  }

  /** The file has the x, y and z axis and the origin one after the other. */
  private double[] matrix() throws ImportException {
    input.require(matrix.start(), 4 * MATRIX_NUMBERS, matrix.end(), "the matrix of a mesh");
    double[] rows = new double[MATRIX_NUMBERS];
    for (int column = 0; column < 4; column++) {
      for (int row = 0; row < 3; row++) {
        rows[4 * row + column] = input.floatAt(matrix.start() + 4 * (3 * column + row));
      }
    }
    return rows;
  }
}
