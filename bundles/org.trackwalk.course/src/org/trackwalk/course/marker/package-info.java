/** Places that a game takes from names: starts, pits and the poles of gates. */
package org.trackwalk.course.marker;
