/** Sees what other programs write into linked folders. */
package org.trackwalk.eclipse.core.watch;
