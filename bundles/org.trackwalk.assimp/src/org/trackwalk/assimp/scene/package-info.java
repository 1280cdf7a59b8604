/** Mesh files read by Assimp: what its scene holds, as it holds it, put on the wire. */
package org.trackwalk.assimp.scene;
