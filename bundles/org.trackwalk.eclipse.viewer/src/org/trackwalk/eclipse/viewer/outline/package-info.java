/** The outline of a level: files, their pieces, which of them are seen. */
package org.trackwalk.eclipse.viewer.outline;
