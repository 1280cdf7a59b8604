/**
 * Pieces become files, the same bytes everywhere. Text holds the shortest number that reads back to
 * the same float. Only {@link org.trackwalk.examples.writer.GlbFile} and manifests keep frames that
 * move; the others write what the pieces store.
 */
package org.trackwalk.examples.writer;
