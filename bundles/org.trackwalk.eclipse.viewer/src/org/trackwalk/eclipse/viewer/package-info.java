/** The level in 3D: an editor of manifests and meshes. */
package org.trackwalk.eclipse.viewer;
