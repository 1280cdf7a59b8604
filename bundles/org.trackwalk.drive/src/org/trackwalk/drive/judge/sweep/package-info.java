/**
 * Moves a body over a place, phase by phase, holds one set of contacts against another and tells
 * what is felt.
 */
package org.trackwalk.drive.judge.sweep;
