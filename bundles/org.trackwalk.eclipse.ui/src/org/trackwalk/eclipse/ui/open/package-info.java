/**
 * Tracks that are opened as they are: dropped on the window, from the menu, from the start page.
 */
package org.trackwalk.eclipse.ui.open;
