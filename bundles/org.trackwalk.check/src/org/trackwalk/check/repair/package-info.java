/**
 * From proposals to patched files: fixes are tried on a copy, checked again, and what would make
 * another finding is refused. Propose, preview, apply, undo.
 */
package org.trackwalk.check.repair;
