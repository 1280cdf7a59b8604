/**
 * Road that grows from a start, over what fills its gaps and what goes on behind a missing piece.
 */
package org.trackwalk.course.grown;
