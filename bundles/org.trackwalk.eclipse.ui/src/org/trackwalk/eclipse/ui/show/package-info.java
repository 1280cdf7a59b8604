/** From a finding to its place in the level. */
package org.trackwalk.eclipse.ui.show;
