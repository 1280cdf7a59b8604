/**
 * Mesh files that Assimp reads, in a process that may die ({@link org.trackwalk.io.worker}): FBX
 * and others that have no reader of their own.
 */
package org.trackwalk.io.assimp;
