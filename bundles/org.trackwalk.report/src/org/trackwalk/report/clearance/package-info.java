/** The room around a vehicle's own mesh, in words, in tables and as a picture. */
package org.trackwalk.report.clearance;
