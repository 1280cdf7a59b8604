/** The editor that shows a level: canvas, mouse and keys, toolbar, markers and selection. */
package org.trackwalk.eclipse.viewer.editor;
