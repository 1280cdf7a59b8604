/** What real engines did on a level, in words and as data. */
package org.trackwalk.report.confirm;
