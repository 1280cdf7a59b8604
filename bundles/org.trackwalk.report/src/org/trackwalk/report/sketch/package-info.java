/**
 * What the HTML page keeps of a level's geometry, made while its surface is in memory: a mesh of
 * millimetre steps with the pieces of a road kept as they are, exact triangles around the worst
 * findings, a plan, and the drawings of seams and faults. All parts are compressed bytes.
 */
package org.trackwalk.report.sketch;
