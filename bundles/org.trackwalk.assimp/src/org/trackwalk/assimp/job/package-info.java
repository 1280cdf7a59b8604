/** What a job gets and gives, whatever library does it. */
package org.trackwalk.assimp.job;
