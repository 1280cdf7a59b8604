/** Tests of what the wizards find out about files. */
package org.trackwalk.eclipse.ui.survey;
