/**
 * The healed copy H of a level (docs/judging.md), for judging only: what the surface would be if
 * the borders that are meant to be one were one. Nothing here is ever written to a file.
 */
package org.trackwalk.seams.heal;
