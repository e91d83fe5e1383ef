import { type Address, concat, type Hex, hashMessage, padHex, type PublicClient, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

type Call = { to?: Address; data: Hex }
/** Something our contracts are made of that a chain may not know: asked, and what it must answer. */
type Need = { name: string; call: Call; isRight: (answer: Hex) => boolean }

const word = (value: number): Hex => padHex(toHex(value), { size: 32 })
const address = (value: number): Address => padHex(toHex(value), { size: 20 })
const generator = concat([word(1), word(2)])

const opcodes: readonly Need[] = [
  {
    // tstore(0, 1), mstore(0, tload(0)), mcopy(32, 0, 32), return(32, 32), with push0 throughout.
    name: 'push0, mcopy, tstore (Cancun)',
    call: { data: '0x60015f5d5f5c5f5260205f60205e60206020f3' },
    isRight: (answer) => BigInt(answer) === 1n,
  },
  {
    // Makes a contract whose code is the byte 0xff, and reads that code back: as clones carry their arguments.
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
    // The product of no pairs is one.
    name: 'bn254 pairing',
    call: { to: address(8), data: '0x' },
    isRight: (answer) => BigInt(answer) === 1n,
  },
]

/** Twice the curve's generator (EIP-196). */
const twice: Hex =
  '0x030644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd315ed738c0e0a7c92e7845f96b2ae9c0a68a6a449e3538fc7ff3ebf7a5a18a2c4'

/** What the chain can, by name. Refuses one that lacks anything, before a single contract is deployed there. */
export async function probe(reader: PublicClient): Promise<readonly string[]> {
  const needs = [...opcodes, await signatures(), ...precompiles]
  const missing: string[] = []
  for (const { name, call, isRight } of needs) {
    const answer = await reader.call(call).then(
      ({ data }) => data ?? '0x',
      (error: Error) => error.message.split('\n')[0] ?? 'nothing',
    )
    if (!isHex(answer) || !isRight(answer)) missing.push(`${name} (it answered ${answer})`)
  }
  if (missing.length > 0)
    throw new Error(`the chain lacks what our contracts are made of: ${missing.join('; ')}`)
  return needs.map(({ name }) => name)
}

/** Whose key signed is told as quotes and permits need it. */
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
