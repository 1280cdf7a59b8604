package org.trackwalk.model.profile;

import java.util.Locale;
import java.util.Optional;

/** What a game makes a collision body of. */
public enum Bodies {
  /** The whole level is one mesh. */
  ONE,
  /** Each file is a mesh of its own. */
  FILE,
  /** Each piece is a mesh of its own. */
  PIECE;

  /** As files, manifests and the command line write it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The one with an id. */
  public static Optional<Bodies> byId(String id) {
    for (Bodies bodies : values()) {
      if (bodies.id().equals(id)) {
        return Optional.of(bodies);
      }
    }
    return Optional.empty();
  }
}
