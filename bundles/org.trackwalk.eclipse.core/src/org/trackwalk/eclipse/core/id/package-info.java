/** Ids that are declared in the plug-in's XML and said nowhere else, and the plug-in's log. */
package org.trackwalk.eclipse.core.id;
