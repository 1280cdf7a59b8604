/** Levels checked again whenever their files change. */
package org.trackwalk.cli.watch;
