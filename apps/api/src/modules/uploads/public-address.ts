import type { LookupAddress, LookupAllOptions } from 'node:dns'

import ipaddr from 'ipaddr.js'

import { FetchFault } from './fetch-fault.ts'

/** Whether an address is on the public internet: not this machine, a private network, or a reserved range. */
export function isPublicAddress(address: string): boolean {
  // `process` also unwraps IPv4-mapped IPv6, so that ::ffff:127.0.0.1 is a loopback address.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

export type Resolve = (host: string, options: LookupAllOptions) => Promise<LookupAddress[]>

/** The addresses of a host that may be connected to; a host with a single forbidden address is refused entirely. */
export async function allowedAddresses(
  host: string,
  { resolve, isAllowed }: { resolve: Resolve; isAllowed: (address: string) => boolean },
): Promise<LookupAddress[]> {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  const found = ipaddr.isValid(bare)
    ? [{ address: bare, family: ipaddr.parse(bare).kind() === 'ipv6' ? 6 : 4 }]
    : await resolve(bare, { all: true })
  if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) {
    throw new FetchFault('refused', `${host} is not a public address`)
  }
  return found
}
