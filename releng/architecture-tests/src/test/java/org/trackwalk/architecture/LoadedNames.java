package org.trackwalk.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The classes that the virtual machine may load while a class runs, as its constant pool names
 * them: those that code or an attribute names as a class, and those in the types of methods that a
 * lambda needs. ArchUnit's dependencies come from members and calls; a cast that only the compiler
 * wrote is not among them.
 *
 * <p>Layout: The Java Virtual Machine Specification, Java SE 21 Edition, section 4.4.
 */
final class LoadedNames {

  private static final Pattern IN_DESCRIPTOR = Pattern.compile("L([^;]+);");

  private final String[] texts;

  private final int[] classes;

  private final int[] descriptors;

  private LoadedNames(DataInputStream in) throws IOException {
    in.skipNBytes(8);
    int count = in.readUnsignedShort();
    texts = new String[count];
    classes = new int[count];
    descriptors = new int[count];
    int[] typeOfPair = new int[count];
    int[] pairOfCall = new int[count];
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts[i] = in.readUTF();
        case 7 -> classes[i] = in.readUnsignedShort();
        case 16 -> descriptors[i] = in.readUnsignedShort();
        case 12 -> {
          in.skipNBytes(2);
          typeOfPair[i] = in.readUnsignedShort();
        }
        case 17, 18 -> {
          in.skipNBytes(2);
          pairOfCall[i] = in.readUnsignedShort();
        }
        case 8, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        case 3, 4, 9, 10, 11 -> in.skipNBytes(4);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++; // takes two places
        }
        default -> throw new IOException("unknown tag " + tag);
      }
    }
    for (int i = 1; i < count; i++) {
      if (pairOfCall[i] > 0) {
        descriptors[i] = typeOfPair[pairOfCall[i]];
      }
    }
  }

  /** Names with dots, of classes and of the elements of arrays. */
  static Set<String> of(JavaClass c) {
    try (InputStream in = c.getSource().orElseThrow().getUri().toURL().openStream()) {
      return new LoadedNames(new DataInputStream(in)).names();
    } catch (IOException e) {
      throw new UncheckedIOException(c.getName(), e);
    }
  }

  private Set<String> names() {
    TreeSet<String> names = new TreeSet<>();
    for (int i = 1; i < texts.length; i++) {
      if (classes[i] > 0 && !texts[classes[i]].startsWith("[")) {
        names.add(texts[classes[i]].replace('/', '.'));
      } else if (classes[i] > 0 || descriptors[i] > 0) {
        Matcher m = IN_DESCRIPTOR.matcher(texts[Math.max(classes[i], descriptors[i])]);
        while (m.find()) {
          names.add(m.group(1).replace('/', '.'));
        }
      }
    }
    return names;
  }
}
