/** PhysX 5 through physx-jni. */
package org.trackwalk.engines.physx;
