/** What an open view shows and what is selected in it; the views of one level share it. */
package org.trackwalk.eclipse.viewer.state;
