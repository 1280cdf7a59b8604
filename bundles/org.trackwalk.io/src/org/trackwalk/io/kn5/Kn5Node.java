package org.trackwalk.io.kn5;

/**
 * A node of a file.
 *
 * @param name as its maker wrote it; may be empty
 * @param path names from below the outermost node to this one, between slashes
 * @param placement of what is in it, 12 doubles, three rows of four
 * @param mesh null for a node that only places others, which a marker is too
 * @param active whether the game uses it
 * @param children how many nodes are right below it
 */
public record Kn5Node(
    String name, String path, double[] placement, Kn5Mesh mesh, boolean active, int children) {}
