/**
 * Which resource of the workspace belongs to which level: a manifest is a level; a folder with mesh
 * files and no manifest is one; a mesh file that its folder's manifests do not name stands alone.
 */
package org.trackwalk.eclipse.core.level;
