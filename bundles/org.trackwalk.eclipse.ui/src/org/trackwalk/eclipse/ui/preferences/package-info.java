/**
 * Settings of the workbench and of projects, and what is known of a file: preference and property
 * pages.
 */
package org.trackwalk.eclipse.ui.preferences;
