import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies a library and gives its classes of Java 5 and before the format of Java 8, with the stack
 * maps that belong to it. The code stays what it is. Java archives no class of the old formats (it
 * has been verified in a way that cannot be kept), so each start would read and verify them anew;
 * those of picocli and JOML are such. Run by the script trackwalk while it builds, {@code java
 * NewerClasses.java FROM TO}; needs Java 24.
 */
final class NewerClasses {

  /** Major version of the class files of Java 6, the first that are archived. */
  private static final int ARCHIVED = 50;

  /** Where a class file has the low byte of its major version. */
  private static final int MAJOR_AT = 7;

  private NewerClasses() {}

  /** Reads one library and writes another. */
  public static void main(String[] args) throws IOException {
    Path from = Path.of(args[0]);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {from.toUri().toURL()});
        ZipFile library = new ZipFile(from.toFile());
        OutputStream file = Files.newOutputStream(Path.of(args[1]));
        ZipOutputStream out = new ZipOutputStream(file)) {
      ClassFile format =
          ClassFile.of(
              StackMapsOption.GENERATE_STACK_MAPS,
              ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(loader)));
      List<ZipEntry> entries = List.copyOf(library.stream().map(ZipEntry.class::cast).toList());
      for (ZipEntry entry : entries) {
        out.putNextEntry(new ZipEntry(entry.getName()));
        try (InputStream in = library.getInputStream(entry)) {
          out.write(newer(entry.getName(), in.readAllBytes(), format));
        }
      }
    }
  }

  private static byte[] newer(String name, byte[] bytes, ClassFile format) {
    if (!name.endsWith(".class") || bytes[MAJOR_AT] >= ARCHIVED) {
      return bytes;
    }
    ClassFileVersion version = ClassFileVersion.of(ClassFile.JAVA_8_VERSION, 0);
    ClassTransform change =
        ClassTransform.transformingMethodBodies((code, element) -> code.with(element))
            .andThen((made, e) -> made.with(e instanceof ClassFileVersion ? version : e));
    return format.transformClass(format.parse(bytes), change);
  }
}
