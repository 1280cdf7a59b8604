/**
 * Levels in a workspace, without a window: the running plug-in and what hangs on it. {@code level}
 * says what a level is, {@code settings} how it is judged, {@code check} runs and remembers checks,
 * {@code marker} shows findings on files, {@code build} checks by itself, {@code watch} sees what
 * other programs write, {@code change} acts on findings.
 */
package org.trackwalk.eclipse.core;
