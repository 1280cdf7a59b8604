/**
 * The ground in patches of one material: its triangles that face up, where it ends, which borders
 * face each other, and where a patch is cut straight across.
 */
package org.trackwalk.course.patch;
