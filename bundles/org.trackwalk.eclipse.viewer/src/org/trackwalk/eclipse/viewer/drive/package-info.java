/** Drive here: a body that drives over a place of the level, played in the 3D view. */
package org.trackwalk.eclipse.viewer.drive;
