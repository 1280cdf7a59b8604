/** The tables of docs/engines.md that a sliding probe gives, printed by one command. */
package org.trackwalk.engines.tables;
