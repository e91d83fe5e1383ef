import { isIPv6 } from 'node:net'

/**
 * The network address that limits count by. One IPv6 customer has at least a /64, which is 2^64 addresses, so those
 * count as one; an IPv4-mapped address counts as IPv4.
 */
export function addressGroup(ip: string): string {
  const [plain = ''] = ip.split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const parts = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
