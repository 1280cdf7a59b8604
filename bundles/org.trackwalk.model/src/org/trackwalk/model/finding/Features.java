package org.trackwalk.model.finding;

import java.util.List;

/**
 * Elements of one piece that a finding is about, as indices into the piece as imported.
 *
 * @param file that the piece comes from, relative to the level's folder; empty when not known
 * @param triangles triangle indices
 * @param edges pairs of vertex indices, flat (first, second, first, second, …)
 * @param vertices vertex indices
 * @param place line or byte offset of the first triangle, or of the first vertex that no triangle
 *     uses; -1 when not known
 */
public record Features(
    String file, List<Integer> triangles, List<Integer> edges, List<Integer> vertices, int place) {}
