package org.trackwalk.eclipse.viewer.outline;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.PlatformObject;
import org.trackwalk.model.report.MeshParts;

/** A line of the outline: a file with its pieces, or a piece. Adapts to the file. */
public final class PieceRow extends PlatformObject {

  /** Number of the piece where the line is a file. */
  static final int NO_PIECE = -1;

  private final String name;
  private final int piece;
  private final int triangles;
  private final MeshParts hanging;
  private final IFile file;
  private final List<PieceRow> parts;
  private PieceRow parent;

  private PieceRow(
      String name, int piece, int triangles, MeshParts hanging, IFile file, List<PieceRow> parts) {
    this.name = name;
    this.piece = piece;
    this.triangles = triangles;
    this.hanging = hanging;
    this.file = file;
    this.parts = List.copyOf(parts);
    this.parts.forEach(part -> part.parent = this);
  }

  static PieceRow piece(String name, int index, int triangles, MeshParts hanging, IFile file) {
    return new PieceRow(name, index, triangles, hanging, file, List.of());
  }

  static PieceRow file(String name, IFile file, List<PieceRow> pieces) {
    int triangles = pieces.stream().mapToInt(PieceRow::triangles).sum();
    return new PieceRow(name, NO_PIECE, triangles, null, file, pieces);
  }

  /** Name of the piece, or of the file. */
  public String name() {
    return name;
  }

  /** Index of the piece in the surface; -1 when this is a file. */
  public int piece() {
    return piece;
  }

  int triangles() {
    return triangles;
  }

  /** What of the piece hangs together; null for a file, and for what is not collidable. */
  MeshParts hanging() {
    return hanging;
  }

  /** Pieces of a file. */
  public List<PieceRow> parts() {
    return parts;
  }

  PieceRow parent() {
    return parent;
  }

  @Override
  public <T> T getAdapter(Class<T> type) {
    if (file != null && type.isAssignableFrom(IFile.class)) {
      return type.cast(file);
    }
    return super.getAdapter(type);
  }
}
