/**
 * The circuit with defects planted in it, each at a place of its own, and the truth about them. The
 * ends of a moved seam stay where they are, so a defect opens no other seam than its own.
 */
package org.trackwalk.examples.planted;
