/**
 * The command {@code check} on a cluster of Apache Spark: each task checks some of the levels as
 * {@code check --shard} does, the driver makes one report of the parts as {@code merge} does.
 * Nothing here is in the product.
 */
package org.trackwalk.spark;
