/** Where the eye is and how it moves; pure arithmetic, no windows and no graphics library. */
package org.trackwalk.eclipse.viewer.camera;
