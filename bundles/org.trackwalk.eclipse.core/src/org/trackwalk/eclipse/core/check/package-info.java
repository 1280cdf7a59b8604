/**
 * Checks of the workspace's levels and what is remembered of them: the book of all levels, the jobs
 * that check, requests, states and listeners.
 */
package org.trackwalk.eclipse.core.check;
