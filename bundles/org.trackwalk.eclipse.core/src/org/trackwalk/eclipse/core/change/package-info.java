/**
 * Acting on findings: accepting them, saying what pieces are for, fixing; each is one step that can
 * be undone.
 */
package org.trackwalk.eclipse.core.change;
