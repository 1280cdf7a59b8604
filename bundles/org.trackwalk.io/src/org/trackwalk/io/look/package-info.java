/**
 * What a level looks like, for views only: colours, pictures and where they lie on triangles. Read
 * apart from meshes, so that a check carries no picture and no texture coordinate.
 */
package org.trackwalk.io.look;
