/**
 * Serves the help book to a browser. The platform's own help server needs a servlet container, a
 * JSP engine and a compiler; the product has none of them and needs none for plain pages.
 */
package org.trackwalk.rcp.help;
