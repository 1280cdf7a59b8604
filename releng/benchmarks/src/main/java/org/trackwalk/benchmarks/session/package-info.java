/** How fast a level is checked again after one of its pieces has changed. */
package org.trackwalk.benchmarks.session;
