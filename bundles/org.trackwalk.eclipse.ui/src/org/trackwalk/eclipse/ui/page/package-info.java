/**
 * The handbook's pages on a text widget: the small part of Markdown that they are written in. There
 * need not be a browser in the workbench, and pictures follow the width of the window.
 */
package org.trackwalk.eclipse.ui.page;
