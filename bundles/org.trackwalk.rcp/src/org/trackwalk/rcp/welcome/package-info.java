/** What a newcomer sees first: four ways to begin. */
package org.trackwalk.rcp.welcome;
