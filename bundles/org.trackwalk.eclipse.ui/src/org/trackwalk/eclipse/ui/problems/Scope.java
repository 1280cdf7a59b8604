package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.runtime.IPath;

/** How far the list looks from the level in front. */
enum Scope {
  /** Only that level; all where none is open. */
  LEVEL("This level"),
  /** The levels of its project. */
  PROJECT("This project"),
  /** All open projects. */
  ALL("All levels");

  private final String title;

  Scope(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  /**
   * Whether a finding is looked at.
   *
   * @param front path of the anchor of the level in front; empty for none
   * @param anchor that of the finding's level
   */
  boolean holds(String front, String anchor) {
    if (front.isEmpty() || this == ALL) {
      return true;
    }
    return this == LEVEL
        ? front.equals(anchor)
        : IPath.fromPortableString(front)
            .uptoSegment(1)
            .isPrefixOf(IPath.fromPortableString(anchor));
  }

  static Scope of(String name) {
    for (Scope scope : values()) {
      if (scope.name().equals(name)) {
        return scope;
      }
    }
    return LEVEL;
  }
}
