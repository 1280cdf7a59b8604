/** Tracks that are looked at without a project of their own, and those that were open last. */
package org.trackwalk.eclipse.core.open;
