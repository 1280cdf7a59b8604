/**
 * What of all that is called road is the road: rings and networks, what lies apart from it, streets
 * behind walls, objects called after it.
 */
package org.trackwalk.course.called;
