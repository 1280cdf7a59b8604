/**
 * What the rules produce: findings as plain data.
 *
 * <p>A finding has one cause, one place and one size. Nothing here knows how findings are made or
 * shown.
 */
package org.trackwalk.model.finding;
