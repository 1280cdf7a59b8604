/** What a team says about findings, kept in a file beside the level. */
package org.trackwalk.check.states;
