/** Runs the stations and the rules over a level, and levels over a run. */
package org.trackwalk.check.run;
