/**
 * What the names of pieces, objects and materials say a surface is for: the words of {@code
 * names.txt}, what a manifest says of them, and names that speak of something else.
 */
package org.trackwalk.course.naming;
