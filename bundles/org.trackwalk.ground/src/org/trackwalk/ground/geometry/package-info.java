/** Small geometry that several stations of the check share. */
package org.trackwalk.ground.geometry;
