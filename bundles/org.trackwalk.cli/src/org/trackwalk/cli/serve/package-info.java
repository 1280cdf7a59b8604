/**
 * A level served to an editor over a pipe: JSON-RPC 2.0 in the frames of the Language Server
 * Protocol (docs/serve.md).
 */
package org.trackwalk.cli.serve;
