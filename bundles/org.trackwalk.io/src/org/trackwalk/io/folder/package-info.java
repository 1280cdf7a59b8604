/**
 * The wall around a level's folder: files that name other files (a scene its buffers, a manifest
 * its meshes) reach only what lies inside.
 */
package org.trackwalk.io.folder;
