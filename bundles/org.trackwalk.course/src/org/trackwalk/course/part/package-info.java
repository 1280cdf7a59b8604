/**
 * What of some ground hangs together as a road does: parts, their borders and ends, how long and
 * wide they are and where they lead.
 */
package org.trackwalk.course.part;
