package org.trackwalk.eclipse.viewer.outline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.core.resources.IFile;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.Facts;
import org.trackwalk.model.report.MeshParts;

/** The lines of the outline of a surface: files as they first come, below them their pieces. */
final class PieceRows {

  private final List<PieceRow> files = new ArrayList<>();
  private final PieceRow[] pieces;

  /**
   * The lines.
   *
   * @param fileOf the file in the workspace of a piece's name; null when there is none
   */
  PieceRows(WeldedSurface surface, Facts facts, Function<String, IFile> fileOf) {
    Map<String, MeshParts> hanging = new HashMap<>();
    facts.pieceParts().forEach(parts -> hanging.put(parts.piece(), parts));
    int[] triangles = new int[surface.pieces().size()];
    for (int t = 0; t < surface.triangleCount(); t++) {
      triangles[surface.pieceOf(t)]++;
    }
    pieces = new PieceRow[triangles.length];
    Map<String, List<PieceRow>> byFile = new LinkedHashMap<>();
    Map<String, IFile> known = new LinkedHashMap<>();
    for (int p = 0; p < triangles.length; p++) {
      Piece piece = surface.pieces().get(p);
      if (!known.containsKey(piece.file())) {
        known.put(piece.file(), fileOf.apply(piece.name()));
      }
      String name = piece.name();
      IFile file = known.get(piece.file());
      pieces[p] = PieceRow.piece(name, p, triangles[p], hanging.get(name), file);
      byFile.computeIfAbsent(piece.file(), f -> new ArrayList<>()).add(pieces[p]);
    }
    byFile.forEach((name, rows) -> files.add(PieceRow.file(name, known.get(name), rows)));
  }

  List<PieceRow> files() {
    return files;
  }

  PieceRow piece(int index) {
    return pieces[index];
  }

  int count() {
    return pieces.length;
  }
}
