/**
 * Levels that are checked by themselves: the builder that sees changes, and the queue that waits
 * until they are over.
 */
package org.trackwalk.eclipse.core.build;
