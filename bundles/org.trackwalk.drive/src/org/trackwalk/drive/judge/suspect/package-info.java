/** Folds and branches of the surface: which may be felt, and what is felt at the worst of them. */
package org.trackwalk.drive.judge.suspect;
