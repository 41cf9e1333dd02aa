/**
 * Given on the command line at every start, so that they are always this version's: the configuration file stays
 * as initdb wrote it. Sized for a small machine (two cores, a few GB) that also runs the application.
 */
export function serverSettings(dataFolder: string, port: number, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    // No socket file: its path could grow longer than the system allows.
    unix_socket_directories: "",
    max_connections: "100",
    // A query of an application that was killed ends soon, and with it its locks.
    client_connection_check_interval: "2s",
    shared_buffers: "256MB",
    effective_cache_size: "1GB",
    work_mem: "16MB",
    maintenance_work_mem: "128MB",
    max_wal_size: "2GB",
    random_page_cost: "1.1",
    max_parallel_workers_per_gather: "1",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    log_checkpoints: "off",
    lc_messages: "C",
    ...(durable ? {} : { fsync: "off", full_page_writes: "off", synchronous_commit: "off" }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", dataFolder, "-p", String(port), ...options];
}
