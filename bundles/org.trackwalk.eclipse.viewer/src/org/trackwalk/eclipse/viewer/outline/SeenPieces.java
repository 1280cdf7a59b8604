package org.trackwalk.eclipse.viewer.outline;

import java.util.BitSet;
import org.eclipse.jface.viewers.ICheckStateProvider;

/** A check for what is seen, a grey one for a file of which only some is. */
final class SeenPieces implements ICheckStateProvider {

  private final BitSet hidden;

  /** Follows a set of hidden pieces. */
  SeenPieces(BitSet hidden) {
    this.hidden = hidden;
  }

  @Override
  public boolean isChecked(Object element) {
    PieceRow row = (PieceRow) element;
    return row.piece() == PieceRow.NO_PIECE
        ? row.parts().stream().anyMatch(this::isChecked)
        : !hidden.get(row.piece());
  }

  @Override
  public boolean isGrayed(Object element) {
    PieceRow row = (PieceRow) element;
    return row.parts().stream().anyMatch(this::isChecked)
        && !row.parts().stream().allMatch(this::isChecked);
  }
}
