/** Fixes planned for levels: shown, written into the files or into a folder. */
package org.trackwalk.cli.fix;
