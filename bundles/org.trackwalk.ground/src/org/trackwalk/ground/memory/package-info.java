/**
 * What one check of a level leaves for the next one: trees over pieces that have not changed, and
 * answers of stations that still hold. Everything here only saves time; no answer depends on it.
 */
package org.trackwalk.ground.memory;
