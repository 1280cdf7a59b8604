/** How a vehicle stands where a race starts. */
package org.trackwalk.drive.start;
