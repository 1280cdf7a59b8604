/** The racing line of a level, and which ground is the road of it. */
package org.trackwalk.course.line;
