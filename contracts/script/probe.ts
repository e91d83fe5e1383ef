import { type Address, concat, type Hex, hashMessage, padHex, type PublicClient, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

type Call = { to?: Address; data: Hex }
/** A feature of the chain that the contracts depend on: a call, and whether its result is correct. */
type Need = { name: string; call: Call; isRight: (answer: Hex) => boolean }

const word = (value: number): Hex => padHex(toHex(value), { size: 32 })
const address = (value: number): Address => padHex(toHex(value), { size: 20 })
const generator = concat([word(1), word(2)])
/** The negated generator of G1: (1, p - 2). */
const negated = concat([word(1), '0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd45'])
/** The generator of G2, each coordinate with its imaginary part first (EIP-197). */
const secondGenerator = concat([
  '0x198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2',
  '0x1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed',
  '0x090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975b',
  '0x12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daa',
])

const opcodes: readonly Need[] = [
  {
    // tstore(0, 1), mstore(0, tload(0)), mcopy(32, 0, 32), return(32, 32), with push0 throughout.
    name: 'push0, mcopy, tstore (Cancun)',
    call: { data: '0x60015f5d5f5c5f5260205f60205e60206020f3' },
    isRight: (answer) => BigInt(answer) === 1n,
  },
  {
    // Creates a contract whose code is the byte 0xff and reads it back, as clones with immutable arguments do.
    name: 'create2, extcodecopy',
    call: { data: '0x6860ff5f526001601ff35f525f600960175ff560015f603f833c60206020f3' },
    isRight: (answer) => BigInt(answer) === 0xffn,
  },
]

const precompiles: readonly Need[] = [
  {
    // 3² mod 5
    name: 'modexp',
    call: { to: address(5), data: concat([word(1), word(1), word(1), '0x030205']) },
    isRight: (answer) => BigInt(answer) === 4n,
  },
  {
    name: 'bn254 add',
    call: { to: address(6), data: concat([generator, generator]) },
    isRight: (answer) => answer === twice,
  },
  {
    name: 'bn254 mul',
    call: { to: address(7), data: concat([generator, word(2)]) },
    isRight: (answer) => answer === twice,
  },
  {
    // e(G1, G2) · e(-G1, G2) = 1
    name: 'bn254 pairing, a product of one',
    call: { to: address(8), data: concat([generator, secondGenerator, negated, secondGenerator]) },
    isRight: (answer) => BigInt(answer) === 1n,
  },
  {
    // e(G1, G2) · e(G1, G2) ≠ 1: a stub that accepts everything would accept every signature.
    name: 'bn254 pairing, another product',
    call: { to: address(8), data: concat([generator, secondGenerator, generator, secondGenerator]) },
    isRight: (answer) => BigInt(answer) === 0n,
  },
]

/** Twice the curve's generator (EIP-196). */
const twice: Hex =
  '0x030644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd315ed738c0e0a7c92e7845f96b2ae9c0a68a6a449e3538fc7ff3ebf7a5a18a2c4'

/** Checks the features of the chain that the contracts depend on, and returns their names. Throws if one is missing or wrong. */
export async function probe(reader: PublicClient): Promise<readonly string[]> {
  const needs = [...opcodes, await signatures(), ...precompiles]
  const missing: string[] = []
  for (const { name, call, isRight } of needs) {
    const answer = await reader.call(call).then(
      ({ data }) => data ?? '0x',
      (error: Error) => error.message.split('\n')[0] ?? 'nothing',
    )
    if (!isHex(answer) || !isRight(answer)) missing.push(`${name} (result: ${answer})`)
  }
  if (missing.length > 0)
    throw new Error(`the chain lacks features that the contracts need: ${missing.join('; ')}`)
  return needs.map(({ name }) => name)
}

/** Signature recovery, which quotes and permits need. */
async function signatures(): Promise<Need> {
  const account = privateKeyToAccount(generatePrivateKey())
  const signature = await account.signMessage({ message: 'mofu' })
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)] as [
    string,
    string,
    string,
  ]
  return {
    name: 'ecrecover',
    call: {
      to: address(1),
      data: concat([hashMessage('mofu'), padHex(`0x${v}`, { size: 32 }), `0x${r}`, `0x${s}`]),
    },
    isRight: (answer) => BigInt(answer) === BigInt(account.address),
  }
}

function isHex(answer: string): answer is Hex {
  return /^0x[0-9a-f]+$/i.test(answer)
}
