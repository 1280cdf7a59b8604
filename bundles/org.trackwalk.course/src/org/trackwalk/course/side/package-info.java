/**
 * The sloped sides of a road's body, which are called road with the rest of it and carry no car.
 */
package org.trackwalk.course.side;
