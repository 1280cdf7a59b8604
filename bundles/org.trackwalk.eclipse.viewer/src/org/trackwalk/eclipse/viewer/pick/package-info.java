/** What lies under a pixel: findings first, then the surface, by the tree that probes use. */
package org.trackwalk.eclipse.viewer.pick;
