/** Files that appear whole or not at all, and folders that nobody finds again. */
package org.trackwalk.io.aside;
