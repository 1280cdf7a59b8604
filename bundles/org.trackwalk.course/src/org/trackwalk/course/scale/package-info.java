/**
 * Whether a level has the size and stands the way up that a race track has: evidence that its unit
 * or axis was misread, and what it would be if read otherwise.
 */
package org.trackwalk.course.scale;
