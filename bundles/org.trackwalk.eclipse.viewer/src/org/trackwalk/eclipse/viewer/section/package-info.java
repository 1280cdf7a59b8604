/** The surface cut through: what a fault looks like from the side. */
package org.trackwalk.eclipse.viewer.section;
