/** What a finding's marker says, read in one place. */
package org.trackwalk.eclipse.ui.marker;
