/**
 * Changes of mesh files that leave every other byte alone. An {@link org.trackwalk.io.patch.Edit}
 * says what is to change in terms of what the file stores: positions are named by their bits, never
 * by an index, because exporters split and renumber vertices. A {@link
 * org.trackwalk.io.patch.FilePatch} is what becomes of edits: bytes taken out and bytes put in, so
 * that it can be shown, applied and taken back.
 */
package org.trackwalk.io.patch;
