/**
 * A level that is checked again and again while its files change: what an editor or a builder talks
 * to. The answer is always that of a full check; what is kept only makes it faster.
 */
package org.trackwalk.check.session;
