/**
 * What a probe feels because contacts differ (docs/judging.md). K(m, S) are the contacts of a way
 * of making contacts m on a surface S. The <b>mesh effect</b> is the difference of K(profile, A)
 * and K(profile, H), the <b>engine effect</b> that of K(profile, H) and the truth, K(reference, H);
 * A is the surface as authored, H its healed copy. A difference is a superfluous contact, a wrong
 * normal or a lost contact, and its size the change of the probe's velocity in one step.
 */
package org.trackwalk.drive.judge;
