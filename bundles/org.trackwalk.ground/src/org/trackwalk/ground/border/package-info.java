/**
 * The borders of a level and what lies around them, before anyone judges them.
 *
 * <p>An <b>open edge</b> is used by one triangle after the exact weld. Its <b>conormal</b> lies in
 * the triangle's plane, is at right angles to the edge and points away from the triangle.
 */
package org.trackwalk.ground.border;
