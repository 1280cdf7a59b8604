/** What a designer sees of the checks: problems, menus, quick fixes, wizards. */
package org.trackwalk.eclipse.ui;
