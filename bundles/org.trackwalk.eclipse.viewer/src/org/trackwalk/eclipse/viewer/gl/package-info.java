/**
 * Drawing with OpenGL 2.1 calls and buffer objects, which every compatibility profile has:
 * hardware, macOS and the software renderer of Mesa. All methods need the context to be current.
 */
package org.trackwalk.eclipse.viewer.gl;
