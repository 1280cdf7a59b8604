/** What a game takes from names: places, gates, surfaces. */
package org.trackwalk.check.rules.place;
