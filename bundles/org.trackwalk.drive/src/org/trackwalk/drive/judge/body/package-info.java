/**
 * What moves and how an engine treats it: bodies of a vehicle, the way over a place, and what
 * contacts make of a velocity.
 */
package org.trackwalk.drive.judge.body;
