/** Walls beside the road: what they hold, what they hide, and what sees their backs. */
package org.trackwalk.drive.walls;
