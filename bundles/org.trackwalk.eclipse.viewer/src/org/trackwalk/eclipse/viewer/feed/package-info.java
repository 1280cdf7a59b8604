/** From the book of levels to what is drawn: nothing is loaded twice, each check brings it anew. */
package org.trackwalk.eclipse.viewer.feed;
