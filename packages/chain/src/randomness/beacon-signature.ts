import { createHasher } from '@noble/curves/abstract/hash-to-curve.js'
import { bn254 } from '@noble/curves/bn254.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, keccak256, numberToHex } from 'viem'

type Hex = `0x${string}`

/** A point of BN254's second group, each coordinate with its imaginary part first, as the contract holds it. */
export type BeaconKey = readonly [xImaginary: Hex, xReal: Hex, yImaginary: Hex, yReal: Hex]
export type Signature = { x: Hex; y: Hex }

/** The domain separation tag of drand's evmnet scheme. */
const TAG = 'BLS_SIG_BN254G1_XMD:KECCAK-256_SVDW_RO_NUL_'

const { Fp, Fp12 } = bn254.fields
const g1 = bn254.G1.Point
const g2 = bn254.G2.Point

/** y² of the curve's point at x. */
const squareAt = (x: bigint) => Fp.add(Fp.mul(Fp.sqr(x), x), 3n)
const isSquare = (value: bigint) => Fp.is0(value) || Fp.eql(Fp.pow(value, (Fp.ORDER - 1n) / 2n), Fp.ONE)

/** RFC 9380, 6.6.1, with Z = 1: the one step that the library does not have for this curve. */
function mapToCurve(u: bigint): { x: bigint; y: bigint } {
  const root = Fp.sqrt(Fp.neg(Fp.mul(squareAt(1n), 3n)))
  const c3 = root % 2n === 0n ? root : Fp.neg(root)
  const scaled = Fp.mul(Fp.sqr(u), squareAt(1n))
  const plus = Fp.add(Fp.ONE, scaled)
  const minus = Fp.sub(Fp.ONE, scaled)
  const product = Fp.mul(plus, minus)
  const inverse = Fp.is0(product) ? Fp.ZERO : Fp.inv(product)
  const step = Fp.mul(Fp.mul(Fp.mul(u, minus), inverse), c3)
  const middle = Fp.div(Fp.neg(Fp.ONE), 2n)
  const factor = Fp.div(Fp.mul(Fp.neg(4n), squareAt(1n)), 3n)
  const third = Fp.add(Fp.ONE, Fp.mul(factor, Fp.sqr(Fp.mul(Fp.sqr(plus), inverse))))
  const x = [Fp.sub(middle, step), Fp.add(middle, step), third].find((one) => isSquare(squareAt(one)))
  if (x === undefined) throw new Error('one of the three candidates is always on the curve')
  const y = Fp.sqrt(squareAt(x))
  return { x, y: y % 2n === u % 2n ? y : Fp.neg(y) }
}

const hasher = createHasher(g1, ([u = 0n]) => mapToCurve(u), {
  DST: TAG,
  p: Fp.ORDER,
  m: 1,
  k: 128,
  expand: 'xmd',
  hash: keccak_256,
})

type G1 = InstanceType<typeof g1>
type G2 = InstanceType<typeof g2>
export type SignedRound = Signature & { round: number }

/** Undefined for what is no canonical point of the group: the library throws on it. */
function pointsOf<Point>(read: () => Point): Point | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function keyOf(key: BeaconKey): G2 | undefined {
  return pointsOf(() => {
    const [xImaginary, xReal, yImaginary, yReal] = key.map(coordinate)
    const point = g2.fromAffine({
      x: { c0: xReal ?? 0n, c1: xImaginary ?? 0n },
      y: { c0: yReal ?? 0n, c1: yImaginary ?? 0n },
    })
    point.assertValidity()
    return point.is0() ? undefined : point
  })
}

function signatureOf({ x, y }: Signature): G1 | undefined {
  return pointsOf(() => {
    const point = g1.fromAffine({ x: coordinate(x), y: coordinate(y) })
    point.assertValidity()
    return point.is0() ? undefined : point
  })
}

function coordinate(text: Hex): bigint {
  const value = BigInt(text)
  if (!Fp.isValid(value)) throw new Error('not a coordinate')
  return value
}

function messageOf(round: number): G1 {
  return hasher.hashToCurve(hexToBytes(keccak256(numberToHex(round, { size: 8 })))) as G1
}

/** A nonzero number of 128 bits that nobody who made the records could know. */
function unpredictable(): bigint {
  return BigInt(bytesToHex(crypto.getRandomValues(new Uint8Array(16)))) + 1n
}

/**
 * Whether all these are the beacon's signatures: BLS on BN254 over the hash of the round number in eight bytes. For a key
 * and a round exactly one pair of coordinates is. Many are verified together, each multiplied by an unpredictable number, so
 * that wrong ones cannot cancel out.
 */
export function areRoundsSigned(key: BeaconKey, rounds: readonly SignedRound[]): boolean {
  const publicKey = keyOf(key)
  if (!publicKey) return false
  let [signatures, messages] = [g1.ZERO, g1.ZERO]
  for (const signed of rounds) {
    const signature = signatureOf(signed)
    if (!signature) return false
    const weight = rounds.length === 1 ? 1n : unpredictable()
    signatures = signatures.add(signature.multiply(weight))
    messages = messages.add(messageOf(signed.round).multiply(weight))
  }
  if (rounds.length === 0) return true
  const product = bn254.pairingBatch([
    { g1: signatures, g2: g2.BASE.negate() },
    { g1: messages, g2: publicKey },
  ])
  return Fp12.eql(product, Fp12.ONE)
}

/** Verified before: the orders of a pool share their rounds. */
const verified = new Set<string>()

/** The rounds whose signature is not the beacon's. */
export function unsignedRounds(key: BeaconKey, rounds: readonly SignedRound[]): number[] {
  const nameOf = ({ round, x, y }: SignedRound) => [round, x, y, ...key].join()
  const unknown = rounds.filter((signed) => !verified.has(nameOf(signed)))
  const wrong = searchUnsigned(key, unknown)
  for (const signed of unknown) if (!wrong.includes(signed.round)) verified.add(nameOf(signed))
  return wrong
}

function searchUnsigned(key: BeaconKey, rounds: readonly SignedRound[]): number[] {
  if (areRoundsSigned(key, rounds)) return []
  if (rounds.length === 1 || !keyOf(key)) return rounds.map(({ round }) => round)
  const half = Math.ceil(rounds.length / 2)
  return [...searchUnsigned(key, rounds.slice(0, half)), ...searchUnsigned(key, rounds.slice(half))]
}
