/** How long work reports progress and is cancelled, without knowing who watches. */
package org.trackwalk.mesh.progress;
