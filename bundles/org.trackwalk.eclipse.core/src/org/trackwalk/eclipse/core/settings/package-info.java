/**
 * How a level is judged. One order, strongest first: what is asked for this once, the level's
 * manifest, the project's settings, those of the workspace, defaults.
 */
package org.trackwalk.eclipse.core.settings;
