/** How wide and how long roads are, and how far apart the ends of one may lie. */
package org.trackwalk.course.size;
