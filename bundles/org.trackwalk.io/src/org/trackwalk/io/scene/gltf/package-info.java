/**
 * glTF as a scene: one file, one of several scenes in a file, or a folder of files that were
 * exported in the coordinates of one level. glTF knows no reference from one file to another, so
 * this is what several files of one level look like.
 */
package org.trackwalk.io.scene.gltf;
