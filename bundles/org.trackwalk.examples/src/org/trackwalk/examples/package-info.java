/**
 * Levels made for tests and for learning: where real data lies, the generated circuit and its twin
 * with planted defects, one small scene per rule, and the program that writes them all.
 */
package org.trackwalk.examples;
