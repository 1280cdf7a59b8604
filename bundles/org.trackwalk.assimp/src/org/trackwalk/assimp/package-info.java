/**
 * The program that runs in a process of its own and does what may kill it: it reads requests from
 * its standard input and answers over a connection (docs/assimp-worker.md). One line in {@link
 * org.trackwalk.assimp.Main} per kind of job.
 */
package org.trackwalk.assimp;
