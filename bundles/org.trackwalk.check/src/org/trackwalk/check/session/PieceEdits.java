package org.trackwalk.check.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;

/**
 * What an editor has changed in a level since it was saved: pieces in place of those of their
 * names, pieces that are new or gone, other markers. May be used by several threads.
 */
public final class PieceEdits {

  /** By name, in the order in which they came; empty for one that is gone. */
  private final Map<String, Optional<Piece>> pieces = new LinkedHashMap<>();

  private List<Marker> markers;

  PieceEdits() {}

  /** Takes a piece in place of the one of its name, or adds it. */
  public synchronized void put(Piece piece) {
    pieces.put(piece.name(), Optional.of(piece));
  }

  /** Takes a piece away. */
  public synchronized void remove(String name) {
    pieces.put(name, Optional.empty());
  }

  /** Takes a piece, or that there is none, as the files have it. */
  public synchronized void restore(String name) {
    pieces.remove(name);
  }

  /** Takes these markers in place of those that the files have; null for those. */
  public synchronized void place(List<Marker> others) {
    markers = others == null ? null : List.copyOf(others);
  }

  /** The piece of a name that was put; empty where none was, or it is gone. */
  public synchronized Optional<Piece> put(String name) {
    return pieces.getOrDefault(name, Optional.empty());
  }

  /** Whether a piece of a name was put or taken away. */
  public synchronized boolean concerns(String name) {
    return pieces.containsKey(name);
  }

  /** A level of files with these changes: pieces keep their places, new ones stand behind them. */
  public synchronized Level apply(Level level) {
    if (pieces.isEmpty() && markers == null) {
      return level;
    }
    Map<String, Piece> now = new LinkedHashMap<>();
    level.pieces().forEach(piece -> now.put(piece.name(), piece));
    pieces.forEach(
        (name, piece) -> {
          if (piece.isPresent()) {
            now.put(name, piece.get());
          } else {
            now.remove(name);
          }
        });
    return new Level(
        level.name(),
        level.grouping(),
        new ArrayList<>(now.values()),
        level.problems(),
        level.sources(),
        level.hints(),
        markers == null ? level.markers() : markers);
  }
}
