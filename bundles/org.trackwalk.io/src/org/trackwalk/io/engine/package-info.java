/**
 * Real physics engines in processes of their own (docs/confirm.md): how they are installed, how a
 * level and a body's ways over it are handed to them, and what comes back. No native library is
 * loaded into this program.
 */
package org.trackwalk.io.engine;
