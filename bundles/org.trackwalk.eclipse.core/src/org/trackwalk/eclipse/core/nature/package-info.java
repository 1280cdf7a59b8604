/** What makes a project one whose levels are checked by themselves. */
package org.trackwalk.eclipse.core.nature;
