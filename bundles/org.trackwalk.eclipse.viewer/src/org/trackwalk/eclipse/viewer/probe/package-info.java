/**
 * A probe in the level: placed, dragged over the surface, its contacts seen as engines see them.
 */
package org.trackwalk.eclipse.viewer.probe;
