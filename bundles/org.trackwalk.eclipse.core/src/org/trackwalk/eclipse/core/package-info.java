/** Levels in a workspace: the nature, the builder and the markers, without a window. */
package org.trackwalk.eclipse.core;
