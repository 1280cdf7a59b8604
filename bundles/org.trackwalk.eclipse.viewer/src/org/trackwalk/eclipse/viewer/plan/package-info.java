/** The level from above, drawn by the processor: what is shown when there is no OpenGL. */
package org.trackwalk.eclipse.viewer.plan;
