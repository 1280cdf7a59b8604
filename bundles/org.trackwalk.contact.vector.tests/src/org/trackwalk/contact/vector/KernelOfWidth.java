package org.trackwalk.contact.vector;

import java.io.IOException;
import java.io.InputStream;
import org.trackwalk.contact.packed.SphereKernel;
import org.trackwalk.contact.packed.SphereKernels;
import org.trackwalk.contact.packed.VectorKernels;

/** Loads the vector code once more, for a width of its own: which one is decided when it loads. */
final class KernelOfWidth extends ClassLoader {

  private static final String PACKAGE = VectorKernelMaker.class.getPackageName() + '.';

  private KernelOfWidth() {
    super(VectorKernelMaker.class.getClassLoader());
  }

  /** A new kernel whose vectors have so many bits. */
  static synchronized SphereKernel of(int bits) throws ReflectiveOperationException {
    String before = System.getProperty(VectorWidth.PROPERTY);
    System.setProperty(VectorWidth.PROPERTY, Integer.toString(bits));
    try {
      Class<?> maker = new KernelOfWidth().loadClass(VectorKernelMaker.class.getName());
      Object made = maker.getConstructor().newInstance();
      return ((VectorKernels) made).spheres(SphereKernels.scalar()).orElseThrow();
    } finally {
      if (before == null) {
        System.clearProperty(VectorWidth.PROPERTY);
      } else {
        System.setProperty(VectorWidth.PROPERTY, before);
      }
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      if (known != null || !name.startsWith(PACKAGE)) {
        return known != null ? known : super.loadClass(name, resolve);
      }
      String file = name.replace('.', '/') + ".class";
      try (InputStream in = getParent().getResourceAsStream(file)) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
