/**
 * What a probe would feel at a place, in m/s, so that problems of different kinds can be ranked.
 */
package org.trackwalk.drive.effect;
