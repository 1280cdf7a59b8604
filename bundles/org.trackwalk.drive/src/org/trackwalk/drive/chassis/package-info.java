/** Where the chassis that a car's wheels carry comes down to the road, and which seams it meets. */
package org.trackwalk.drive.chassis;
