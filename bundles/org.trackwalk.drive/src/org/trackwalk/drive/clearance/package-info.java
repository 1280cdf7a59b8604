/** The vehicle's own mesh on its way: what it has room to, and what it touches. */
package org.trackwalk.drive.clearance;
