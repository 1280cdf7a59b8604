/**
 * Makes the help book of the workbench from the Markdown in {@code docs}: pages, pictures and the
 * table of contents that an Eclipse help system reads. A step of the build, nothing that is
 * shipped.
 */
package org.trackwalk.book;
