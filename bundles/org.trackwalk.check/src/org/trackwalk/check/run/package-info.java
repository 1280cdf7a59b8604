/** One level through its stations, from its pieces to a report. */
package org.trackwalk.check.run;
