/**
 * Fixing and accepting findings: what would be done is shown first, then it is one step of the
 * workbench's undo history.
 */
package org.trackwalk.eclipse.ui.change;
