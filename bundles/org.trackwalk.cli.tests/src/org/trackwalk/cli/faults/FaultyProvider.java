package org.trackwalk.cli.faults;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/**
 * The files of the system, of which any step can be made to go wrong. It is the default of a
 * process that is started with {@code -Djava.nio.file.spi.DefaultFileSystemProvider}, so that it
 * stands under the tool's own code without the tool's knowing.
 */
public final class FaultyProvider extends FileSystemProvider {

  private final FileSystemProvider inner;
  private final FaultySystem system;
  private final Faults faults = new Faults();

  /** Java makes it over the system's own. */
  public FaultyProvider(FileSystemProvider inner) {
    this.inner = inner;
    system = new FaultySystem(this, inner.getFileSystem(URI.create("file:///")));
  }

  Faults faults() {
    return faults;
  }

  private static Path inner(Path path) {
    return FaultyPath.inner(path);
  }

  private void step(Path path, boolean room) throws IOException {
    if (faults.before(path, room)) {
      faults.killed();
    }
  }

  private static boolean writes(Set<? extends OpenOption> options) {
    return options.contains(StandardOpenOption.WRITE)
        || options.contains(StandardOpenOption.APPEND);
  }

  @Override
  public String getScheme() {
    return inner.getScheme();
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> env) throws IOException {
    return inner.newFileSystem(uri, env);
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return system;
  }

  @Override
  public Path getPath(URI uri) {
    return system.outer(inner.getPath(uri));
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attrs) throws IOException {
    if (!writes(options)) {
      return inner.newFileChannel(inner(path), options, attrs);
    }
    step(path, true);
    return new FaultyChannel(
        inner.newFileChannel(inner(path), options, attrs),
        inner(path).toAbsolutePath(),
        faults);
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attrs) throws IOException {
    return writes(options)
        ? newFileChannel(path, options, attrs)
        : inner.newByteChannel(inner(path), options, attrs);
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path dir, DirectoryStream.Filter<? super Path> filter) throws IOException {
    DirectoryStream<Path> stream =
        inner.newDirectoryStream(inner(dir), path -> filter.accept(system.outer(path)));
    return new DirectoryStream<>() {
      @Override
      public Iterator<Path> iterator() {
        Iterator<Path> all = stream.iterator();
        return new Iterator<>() {
          @Override
          public boolean hasNext() {
            return all.hasNext();
          }

          @Override
          public Path next() {
            return system.outer(all.next());
          }
        };
      }

      @Override
      public void close() throws IOException {
        stream.close();
      }
    };
  }

  @Override
  public void createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException {
    step(dir, true);
    inner.createDirectory(inner(dir), attrs);
  }

  @Override
  public void createLink(Path link, Path existing) throws IOException {
    step(link, true);
    inner.createLink(inner(link), inner(existing));
  }

  @Override
  public void createSymbolicLink(Path link, Path target, FileAttribute<?>... attrs)
      throws IOException {
    step(link, true);
    inner.createSymbolicLink(inner(link), inner(target), attrs);
  }

  @Override
  public Path readSymbolicLink(Path link) throws IOException {
    return system.outer(inner.readSymbolicLink(inner(link)));
  }

  @Override
  public void delete(Path path) throws IOException {
    step(path, false);
    inner.delete(inner(path));
  }

  @Override
  public void copy(Path source, Path target, CopyOption... options) throws IOException {
    step(target, true);
    inner.copy(inner(source), inner(target), options);
    faults.written(inner(target).toAbsolutePath());
  }

  @Override
  public void move(Path source, Path target, CopyOption... options) throws IOException {
    step(target, false);
    inner.move(inner(source), inner(target), options);
    faults.moved(inner(source).toAbsolutePath(), inner(target).toAbsolutePath());
  }

  @Override
  public boolean isSameFile(Path path, Path path2) throws IOException {
    return inner.isSameFile(inner(path), inner(path2));
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return inner.isHidden(inner(path));
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    return inner.getFileStore(inner(path));
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    inner.checkAccess(inner(path), modes);
  }

  @Override
  public <V extends FileAttributeView> V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    V view = inner.getFileAttributeView(inner(path), type, options);
    if (view == null) {
      return null;
    }
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader() == null
                ? FaultyProvider.class.getClassLoader()
                : type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              if (method.getName().startsWith("set")) {
                step(path, false);
              }
              try {
                return method.invoke(view, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    return inner.readAttributes(inner(path), type, options);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
      throws IOException {
    return inner.readAttributes(inner(path), attributes, options);
  }

  @Override
  public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
      throws IOException {
    step(path, false);
    inner.setAttribute(inner(path), attribute, value, options);
  }
}
