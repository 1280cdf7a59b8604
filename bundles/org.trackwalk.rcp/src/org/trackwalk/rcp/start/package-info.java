/** How the program starts: without questions that only Eclipse could ask. */
package org.trackwalk.rcp.start;
