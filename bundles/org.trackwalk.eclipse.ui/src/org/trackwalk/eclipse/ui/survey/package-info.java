/** What files on disk are before any project knows of them: levels, size, road, for the wizards. */
package org.trackwalk.eclipse.ui.survey;
