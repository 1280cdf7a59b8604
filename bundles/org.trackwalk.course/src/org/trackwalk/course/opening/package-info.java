/**
 * Holes in the ground that no border goes all around: where a hole reaches a kerb or a wall that is
 * not welded to the ground, its border ends there. They are found by what is missing, on a grid
 * over the sheet of ground that they lie in.
 */
package org.trackwalk.course.opening;
