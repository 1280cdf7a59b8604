/**
 * Holds the classes, the manifests and the build files to one table of arrows, {@link
 * org.trackwalk.architecture.Layers}.
 */
package org.trackwalk.architecture;
