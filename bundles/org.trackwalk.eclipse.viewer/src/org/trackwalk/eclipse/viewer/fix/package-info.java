/** What a fix changes, seen before it is made. */
package org.trackwalk.eclipse.viewer.fix;
