/** Findings for the add-on that selects them in Blender (docs/modelling-tools.md). */
package org.trackwalk.report.blender;
