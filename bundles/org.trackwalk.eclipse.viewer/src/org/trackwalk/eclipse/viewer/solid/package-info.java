/** Pictures of triangles that need no graphics driver. */
package org.trackwalk.eclipse.viewer.solid;
