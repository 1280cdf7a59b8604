/** The list of scene formats. */
package org.trackwalk.io.scene.formats;
