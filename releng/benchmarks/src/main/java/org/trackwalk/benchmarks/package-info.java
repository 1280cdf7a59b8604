/** Speed of the stations, each alone and warm. */
package org.trackwalk.benchmarks;
