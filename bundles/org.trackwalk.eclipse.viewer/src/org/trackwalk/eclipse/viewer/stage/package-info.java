/** The 3D canvas: draws the state of a view, moves the eye with mouse and keys. */
package org.trackwalk.eclipse.viewer.stage;
