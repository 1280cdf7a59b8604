/** Walks the seams of a level: from ledger and topology to {@code check.seam}. */
package org.trackwalk.seams.survey;
