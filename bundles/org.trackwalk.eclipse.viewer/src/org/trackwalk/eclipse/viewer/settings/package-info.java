/** What a person sets once for all 3D views. */
package org.trackwalk.eclipse.viewer.settings;
