/** The findings of all levels in one table: columns, groups, filters. */
package org.trackwalk.eclipse.ui.problems;
