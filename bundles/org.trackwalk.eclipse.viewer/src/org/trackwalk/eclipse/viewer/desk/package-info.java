/** What the views beside the 3D view share: the desk of the editor in front, its job, its deeds. */
package org.trackwalk.eclipse.viewer.desk;
