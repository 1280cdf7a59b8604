/**
 * What there is to drive on, and what drives: the one model that answers whether a body gets from
 * here to there.
 */
package org.trackwalk.ground.reach;
