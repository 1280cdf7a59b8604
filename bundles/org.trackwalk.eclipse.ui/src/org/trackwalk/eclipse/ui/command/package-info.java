/** What menus, keys and buttons do; which of them is there is said in plugin.xml. */
package org.trackwalk.eclipse.ui.command;
