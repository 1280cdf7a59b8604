/** Pieces that go through each other, and which of them a car feels. */
package org.trackwalk.drive.overlap;
