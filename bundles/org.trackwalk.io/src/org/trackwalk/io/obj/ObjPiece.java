package org.trackwalk.io.obj;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A piece while its runs are collected. */
final class ObjPiece {

  /** As the file says it; empty for faces that stand under no name. */
  final String name;

  final List<ObjRun> runs = new ArrayList<>();

  /** Materials in the order of their first use. */
  final List<String> surfaces = new ArrayList<>();

  private final Map<String, Integer> surfaceIndices = new HashMap<>();

  ObjPiece(String name) {
    this.name = name;
  }

  /** Index of a material in {@link #surfaces}; -1 for the empty name. */
  int surface(String material) {
    if (material.isEmpty()) {
      return -1;
    }
    Integer known = surfaceIndices.putIfAbsent(material, surfaces.size());
    if (known == null) {
      surfaces.add(material);
      return surfaces.size() - 1;
    }
    return known;
  }
}
