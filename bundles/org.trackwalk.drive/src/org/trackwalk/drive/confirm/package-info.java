/** What real engines do on a level, measured and held against what was foretold. */
package org.trackwalk.drive.confirm;
