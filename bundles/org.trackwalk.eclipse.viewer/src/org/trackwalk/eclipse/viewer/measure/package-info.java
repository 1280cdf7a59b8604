/** Measuring between two places of a level, to the float step. */
package org.trackwalk.eclipse.viewer.measure;
