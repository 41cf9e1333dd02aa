import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Addresses of this machine, of private networks and of no network: an outgoing call never goes there by accident. */
const INNER = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  INNER.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 128],
  ["::1", 128],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
  ["2001:db8::", 32],
] as const) {
  INNER.addSubnet(network, prefix, "ipv6");
}

export interface Target {
  readonly address: string;
  readonly family: 4 | 6;
}

export class TargetRefused extends Error {
  readonly host: string;
  constructor(host: string) {
    super(`${host} is not a public address`);
    this.host = host;
  }
}

/** Resolves a host once; the connection then goes to exactly that address, whatever the name says a moment later. */
export async function resolveTarget(host: string, allowInner: boolean): Promise<Target> {
  const name = host.replace(/^\[|\]$/g, "");
  const { address, family } = isIP(name)
    ? { address: name, family: isIP(name) }
    : await lookup(name).catch(() => refuse(host));
  if (!allowInner && isInner(address)) refuse(host);
  return { address, family: family === 6 ? 6 : 4 };
}

function isInner(address: string): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return INNER.check(mapped, "ipv4");
  return INNER.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

function refuse(host: string): never {
  throw new TargetRefused(host);
}
