/**
 * What engines do where nothing is wrong: at a sample of clean edges, and along those at which the
 * road falls away.
 */
package org.trackwalk.drive.judge.engine;
