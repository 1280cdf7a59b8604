/**
 * The contract between mesh formats and the rest: a request goes in, pieces and problems come out.
 */
package org.trackwalk.io.importer;
