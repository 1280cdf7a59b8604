package org.trackwalk.rcp.help;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.help.server.HelpServer;

/**
 * The help system's server on the Java runtime's own HTTP server: loopback only, a free port, pages
 * and nothing else.
 */
public final class BookServer extends HelpServer {

  private HttpServer server;
  private ExecutorService workers;

  @Override
  public synchronized void start(String application) throws IOException {
    if (server == null) {
      HttpServer fresh =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      workers =
          Executors.newCachedThreadPool(
              Thread.ofPlatform().daemon().name("Trackwalk help ", 0).factory());
      fresh.setExecutor(workers);
      fresh.createContext(BookPages.ROOT, new BookPages());
      fresh.start();
      server = fresh;
    }
  }

  @Override
  public synchronized void stop(String application) {
    if (server != null) {
      server.stop(0);
      workers.shutdown();
      server = null;
    }
  }

  @Override
  public synchronized int getPort() {
    return server == null ? 0 : server.getAddress().getPort();
  }

  @Override
  public String getHost() {
    return "127.0.0.1";
  }
}
