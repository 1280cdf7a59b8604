/** The command line: what a user types becomes a call of the layers below, and a result words. */
package org.trackwalk.cli;
