/** The program that may die: one real physics engine in a process of its own. */
package org.trackwalk.engines;
