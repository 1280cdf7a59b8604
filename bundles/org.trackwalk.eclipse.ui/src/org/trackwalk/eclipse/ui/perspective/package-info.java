/** How the workbench is laid out for a level designer. */
package org.trackwalk.eclipse.ui.perspective;
