/** Keccak-256 as Ethereum uses it, of short texts: sponge of 1600 bits, 136 bytes a block. */

const RATE = 136
const MASK = (1n << 64n) - 1n

/** Rotation of each lane, by x + 5y. */
const rotations = [
  0n,
  1n,
  62n,
  28n,
  27n,
  36n,
  44n,
  6n,
  55n,
  20n,
  3n,
  10n,
  43n,
  25n,
  39n,
  41n,
  45n,
  15n,
  21n,
  8n,
  18n,
  2n,
  61n,
  56n,
  14n,
]

export function keccak256(bytes: Uint8Array): string {
  const padded = new Uint8Array((Math.floor(bytes.length / RATE) + 1) * RATE)
  padded.set(bytes)
  padded[bytes.length] = 0x01
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
  const words = new DataView(padded.buffer)
  let state: bigint[] = Array.from({ length: 25 }, () => 0n)
  for (let from = 0; from < padded.length; from += RATE) {
    state = permuted(
      state.map((lane, index) =>
        index < RATE / 8 ? lane ^ words.getBigUint64(from + index * 8, true) : lane,
      ),
    )
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, lane] of state.slice(0, 4).entries()) digest.setBigUint64(index * 8, lane, true)
  return Array.from(new Uint8Array(digest.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function permuted(start: readonly bigint[]): bigint[] {
  let lanes = [...start]
  let register = 1
  for (let round = 0; round < 24; round++) {
    const at = (x: number, y: number) => lanes[((x + 5) % 5) + 5 * (y % 5)] ?? 0n
    const parity = [0, 1, 2, 3, 4].map((x) => at(x, 0) ^ at(x, 1) ^ at(x, 2) ^ at(x, 3) ^ at(x, 4))
    const column = (x: number) => parity[(x + 5) % 5] ?? 0n
    const mixed = lanes.map(
      (lane, index) => lane ^ column((index % 5) - 1) ^ rotated(column((index % 5) + 1), 1n),
    )
    const moved: bigint[] = []
    for (const [index, lane] of mixed.entries()) {
      const [x, y] = [index % 5, Math.floor(index / 5)]
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotated(lane, rotations[index] ?? 0n)
    }
    lanes = moved
    lanes = moved.map((lane, index) => {
      const y = Math.floor(index / 5)
      return lane ^ (~at((index % 5) + 1, y) & MASK & at((index % 5) + 2, y))
    })
    let constant = 0n
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << ((1n << BigInt(bit)) - 1n)
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0)
    }
    lanes[0] = (lanes[0] ?? 0n) ^ constant
  }
  return lanes
}

function rotated(lane: bigint, by: bigint): bigint {
  return ((lane << by) | (lane >> (64n - by))) & MASK
}
