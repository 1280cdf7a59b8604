/** A body set on a level and let go: its steps, its contacts, its jolts. */
package org.trackwalk.drive.trial;
