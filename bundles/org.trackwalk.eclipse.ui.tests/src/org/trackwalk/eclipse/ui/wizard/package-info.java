/** Tests of the wizards: dialogs are driven with events, on tracks that lie in folders on disk. */
package org.trackwalk.eclipse.ui.wizard;
