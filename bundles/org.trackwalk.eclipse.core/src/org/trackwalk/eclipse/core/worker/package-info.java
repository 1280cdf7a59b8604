/** Where the jars lie that the importer process runs from: only the platform knows. */
package org.trackwalk.eclipse.core.worker;
