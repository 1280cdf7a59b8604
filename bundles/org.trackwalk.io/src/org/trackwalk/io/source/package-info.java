/**
 * From paths to levels. A path is a mesh file, a level manifest or a folder; a folder's files are
 * grouped by geometry: files whose open borders face each other stand side by side in the game and
 * are one level. What cannot be read is never dropped silently: it is a source that failed or was
 * skipped, with its reason.
 */
package org.trackwalk.io.source;
