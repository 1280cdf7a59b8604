/** Files that take fixes back, in the plug-in's own folder of a project. */
package org.trackwalk.eclipse.core.undo;
