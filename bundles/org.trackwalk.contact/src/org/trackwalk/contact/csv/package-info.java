/** Probes from, and contacts to, comma-separated text (CLI.md, contacts). */
package org.trackwalk.contact.csv;
