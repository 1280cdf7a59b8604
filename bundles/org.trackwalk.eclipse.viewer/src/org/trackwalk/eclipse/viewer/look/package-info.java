/** Reads materials and pictures of a level for the view, within a bound of memory. */
package org.trackwalk.eclipse.viewer.look;
