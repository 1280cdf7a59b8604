/** Tests of preference and property pages. */
package org.trackwalk.eclipse.ui.preferences;
