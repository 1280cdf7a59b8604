/** Colours of the 3D view on light and dark workbenches; plain numbers, no windows. */
package org.trackwalk.eclipse.viewer.theme;
