/** One class per command; the list of them is {@link org.trackwalk.cli.command.CommandList}. */
package org.trackwalk.cli.command;
