/** Writes what a scene file said: a level manifest and its racing line. */
package org.trackwalk.io.scene.write;
