import { concatHex, type Hex, hexToBigInt, keccak256, numberToHex, sha256 } from 'viem'

/**
 * drand's evmnet scheme (BLS on BN254, signatures in the first group) with a secret that everybody knows: the source of
 * randomness of a development chain. Nothing of value depends on it, so nothing here has to stay secret.
 */
export const developmentBeacon = {
  genesis: 1_727_521_075,
  period: 3,
  /** Imaginary parts first, as the contracts take it. */
  publicKey: {
    xImaginary: 0x1ff2f52b01e08a45d3030e0f2481c920ef53c9ab9a128b1bfd828e9f26ded04en,
    xReal: 0x175534fcd48dfda523a751695fd9347b463457860e756abf6f2c453efcfbe98dn,
    yImaginary: 0x063acd737a62713f8f2f0b7393ba3ad221807ca1fdab210bc7c4806287168c9bn,
    yReal: 0x2b9a40be4b4c6d25238a797be08b9c3fe619ca07b1693f6a961572b74622c03cn,
  },
} as const

/** The bytes of "mofu-development-beacon". */
const secret = 0x6d6f66752d646576656c6f706d656e742d626561636f6en

export const evmnetTag = 'BLS_SIG_BN254G1_XMD:KECCAK-256_SVDW_RO_NUL_'

export type Point = { x: bigint; y: bigint }
export type SignedRound = { round: number; signature: Hex; randomness: Hex }

const field = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47n

/** The latest round at a time, in seconds; 0 before the first. */
export function roundAt(time: number): number {
  const { genesis, period } = developmentBeacon
  return time < genesis ? 0 : Math.floor((time - genesis) / period) + 1
}

/** The development beacon's signature of a round. */
export function signRound(round: number): SignedRound {
  const { x, y } = times(hashToPoint(evmnetTag, messageOf(round)), secret)
  const signature = concatHex([numberToHex(x, { size: 32 }), numberToHex(y, { size: 32 })])
  return { round, signature, randomness: sha256(signature) }
}

/** The message signed for a round: the hash of its number in eight bytes. */
export function messageOf(round: number): Hex {
  return keccak256(numberToHex(round, { size: 8 }))
}

/** RFC 9380 with keccak-256 and the map of Shallue and van de Woestijne. */
export function hashToPoint(tag: string, message: Hex): Point {
  const [u, v] = hashToField(tag, message)
  return add(mapToPoint(u), mapToPoint(v))
}

function hashToField(tag: string, message: Hex): [bigint, bigint] {
  const bytes = new TextEncoder().encode(tag)
  const suffix = concatHex([
    `0x${Buffer.from(bytes).toString('hex')}`,
    numberToHex(bytes.length, { size: 1 }),
  ])
  const first = keccak256(concatHex([`0x${'00'.repeat(136)}`, message, '0x006000', suffix]))
  const next = (before: bigint, index: number) =>
    hexToBigInt(
      keccak256(
        concatHex([
          numberToHex(hexToBigInt(first) ^ before, { size: 32 }),
          numberToHex(index, { size: 1 }),
          suffix,
        ]),
      ),
    )
  const a = next(0n, 1)
  const b = next(a, 2)
  const c = next(b, 3)
  const half = 1n << 128n
  return [modulo(a * half + b / half), modulo((b % half) * (1n << 256n) + c)]
}

function mapToPoint(u: bigint): Point {
  // y^2 = x^3 + 3, with Z = 1.
  const c2 = modulo(-inverse(2n))
  const c3 = 0x16789af3a83522eb353c98fc6b36d713d5d8d1cc5dffffffan
  const c4 = modulo(-16n * inverse(3n))
  const plus = modulo(1n + 4n * u * u)
  const minus = modulo(1n - 4n * u * u)
  const inverted = inverse(plus * minus)
  const step = modulo(u * minus * inverted * c3)
  for (const x of [modulo(c2 - step), modulo(c2 + step), modulo(1n + c4 * (plus * plus * inverted) ** 2n)]) {
    const square = modulo(x ** 3n + 3n)
    const root = power(square, (field + 1n) / 4n)
    if (modulo(root * root) === square) return { x, y: root % 2n === u % 2n ? root : field - root }
  }
  throw new Error('one of three candidates is always a square')
}

function times(point: Point, scalar: bigint): Point {
  let sum: Point | undefined
  let doubled = point
  for (let left = scalar; left > 0n; left >>= 1n) {
    if (left & 1n) sum = sum ? add(sum, doubled) : doubled
    doubled = add(doubled, doubled)
  }
  if (!sum) throw new Error('a point taken no times')
  return sum
}

/** Two points that are not each other's opposite: the sum of hashes never is, but by a chance of one in 2^254. */
function add(a: Point, b: Point): Point {
  const slope =
    a.x === b.x ? modulo(3n * a.x * a.x * inverse(2n * a.y)) : modulo((b.y - a.y) * inverse(b.x - a.x))
  const x = modulo(slope * slope - a.x - b.x)
  return { x, y: modulo(slope * (a.x - x) - a.y) }
}

function inverse(value: bigint): bigint {
  return power(modulo(value), field - 2n)
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % field
    square = (square * square) % field
  }
  return result
}

function modulo(value: bigint): bigint {
  const rest = value % field
  return rest < 0n ? rest + field : rest
}
