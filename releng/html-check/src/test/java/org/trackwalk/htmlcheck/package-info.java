/** Looks at the HTML report as a reader does: in a browser, with mouse, keyboard and paper. */
package org.trackwalk.htmlcheck;
