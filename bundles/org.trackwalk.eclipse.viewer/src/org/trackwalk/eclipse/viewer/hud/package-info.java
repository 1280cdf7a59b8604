/** Texts over the view: labels, legend, scale bar, axes; drawn with SWT, placed by arithmetic. */
package org.trackwalk.eclipse.viewer.hud;
