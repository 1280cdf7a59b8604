package org.trackwalk.cli.faults;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The system's files, reached through {@link FaultyProvider}. */
final class FaultySystem extends FileSystem {

  private final FaultyProvider provider;
  private final FileSystem inner;

  FaultySystem(FaultyProvider provider, FileSystem inner) {
    this.provider = provider;
    this.inner = inner;
  }

  Path outer(Path path) {
    return new FaultyPath(this, path);
  }

  @Override
  public FileSystemProvider provider() {
    return provider;
  }

  @Override
  public void close() throws IOException {
    inner.close();
  }

  @Override
  public boolean isOpen() {
    return inner.isOpen();
  }

  @Override
  public boolean isReadOnly() {
    return inner.isReadOnly();
  }

  @Override
  public String getSeparator() {
    return inner.getSeparator();
  }

  @Override
  public Iterable<Path> getRootDirectories() {
    List<Path> roots = new ArrayList<>();
    inner.getRootDirectories().forEach(root -> roots.add(outer(root)));
    return roots;
  }

  @Override
  public Iterable<FileStore> getFileStores() {
    return inner.getFileStores();
  }

  @Override
  public Set<String> supportedFileAttributeViews() {
    return inner.supportedFileAttributeViews();
  }

  @Override
  public Path getPath(String first, String... more) {
    return outer(inner.getPath(first, more));
  }

  @Override
  public PathMatcher getPathMatcher(String syntaxAndPattern) {
    PathMatcher matcher = inner.getPathMatcher(syntaxAndPattern);
    return path -> matcher.matches(FaultyPath.inner(path));
  }

  @Override
  public UserPrincipalLookupService getUserPrincipalLookupService() {
    return inner.getUserPrincipalLookupService();
  }

  @Override
  public WatchService newWatchService() throws IOException {
    return inner.newWatchService();
  }
}
