/** What is seen of a level against what is felt of it. */
package org.trackwalk.drive.deviation;
