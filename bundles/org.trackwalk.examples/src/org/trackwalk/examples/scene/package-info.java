/**
 * Small levels of a few dozen triangles: one for each class of the boundary ledger, and for each
 * rule a bad one that it must report and a good one on which it must be silent.
 */
package org.trackwalk.examples.scene;
