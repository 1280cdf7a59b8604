/**
 * What one check of a level leaves for the next one: trees over pieces that have not changed, and
 * answers that still hold. Everything here only saves time; no answer depends on it.
 *
 * <p>What is the same in two surfaces is told triangle by triangle ({@link
 * org.trackwalk.ground.memory.SurfaceChange}). Work that is done at a place, a row of the road or a
 * rim, asks {@link org.trackwalk.ground.memory.Answers} first: an answer is known by all numbers
 * that the question is about, bit by bit, and by what was read for it. What was read nobody
 * declares: trees and floors note the boxes that they are asked for ({@link
 * org.trackwalk.ground.memory.Sight}), a strand notes its rows ({@link
 * org.trackwalk.ground.memory.RowsRead}), and what reads all of a level at once is never kept. An
 * answer holds as long as no changed triangle meets its box and its rows are what they were; one
 * that nobody asks for in a check is forgotten, so there are never more than one check has asked
 * for. What it cost is paid by whoever asks, as if it had been worked out anew.
 */
package org.trackwalk.ground.memory;
