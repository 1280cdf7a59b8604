/** {@code seam.*}: where two pieces meet. */
package org.trackwalk.check.rules.seam;
