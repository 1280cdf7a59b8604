/**
 * One patcher per mesh format, and what they share: a {@link org.trackwalk.io.patch.format.Layout}
 * of what a file stores and where, and a {@link org.trackwalk.io.patch.format.Reshape} of it by
 * edits. A format's own classes only know where things stand in the bytes.
 */
package org.trackwalk.io.patch.format;
