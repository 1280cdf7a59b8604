/**
 * Work that may kill the process that does it, in a process of its own: native libraries read files
 * that nobody can vouch for. The process is started on demand and kept for the next file; it has a
 * time and a memory limit, and what it does to itself is one line for one file
 * (docs/assimp-worker.md).
 */
package org.trackwalk.io.worker;
