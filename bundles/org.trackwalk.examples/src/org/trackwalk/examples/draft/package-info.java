/** A piece while it is being made: vertices and triangles may still be added, moved and removed. */
package org.trackwalk.examples.draft;
