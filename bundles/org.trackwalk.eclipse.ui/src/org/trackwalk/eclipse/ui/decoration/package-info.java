/** Findings on the icons of files and folders. */
package org.trackwalk.eclipse.ui.decoration;
