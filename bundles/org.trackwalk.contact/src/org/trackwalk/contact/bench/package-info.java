/** How fast contacts come, measured on the user's own level and probes. */
package org.trackwalk.contact.bench;
