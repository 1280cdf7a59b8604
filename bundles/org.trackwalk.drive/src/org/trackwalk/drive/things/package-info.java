/**
 * What is in a car's way: faces and bodies on the road or low over it, and what its floor meets.
 */
package org.trackwalk.drive.things;
