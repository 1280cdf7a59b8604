/**
 * The help book, the contexts of F1, the cheat sheet of the first five minutes, and the example
 * level that a newcomer can try it on.
 */
package org.trackwalk.eclipse.help;
