import type { BeaconKey } from './beacon-signature.ts'
import type { BeaconRecord } from './records.ts'

/** `development`: its secret is public, so only a development chain may use it. */
export type BeaconName = 'evmnet' | 'development'

const DEVELOPMENT_CHAIN = 31_337

/** drand's evmnet, of the League of Entropy, as it publishes its key. */
const evmnet: BeaconKey = [
  '0x07e1d1d335df83fa98462005690372c643340060d205306a9aa8106b6bd0b382',
  '0x0557ec32c2ad488e4d4f6008f89a346f18492092ccc0d594610de2732c8b808f',
  '0x0095685ae3a85ba243747b1b2f426049010f6b73a0cf1d389351d5aaaa1047f6',
  '0x297d3a4f9749b33eb2d904c9d9ebf17224150ddd7abd7567a9bec6c74480ee0b',
]

const development: BeaconKey = [
  '0x1ff2f52b01e08a45d3030e0f2481c920ef53c9ab9a128b1bfd828e9f26ded04e',
  '0x175534fcd48dfda523a751695fd9347b463457860e756abf6f2c453efcfbe98d',
  '0x063acd737a62713f8f2f0b7393ba3ad221807ca1fdab210bc7c4806287168c9b',
  '0x2b9a40be4b4c6d25238a797be08b9c3fe619ca07b1693f6a961572b74622c03c',
]

/** When round 1 was signed, and the seconds between rounds, as drand publishes them; the development beacon has the same. */
const GENESIS = 1_727_521_075
const PERIOD = 3

/**
 * Whose key a contract holds. Undefined if it is nobody's that this chain may use, or if the contract dates its rounds
 * differently: a round that it calls future could have been signed long ago.
 */
export function beaconOf(
  { key, genesis, period }: Pick<BeaconRecord, 'key' | 'genesis' | 'period'>,
  chainId: number,
): BeaconName | undefined {
  if (genesis !== GENESIS || period !== PERIOD) return undefined
  const is = (known: BeaconKey) => known.every((part, index) => key[index] === part)
  if (is(evmnet)) return 'evmnet'
  return chainId === DEVELOPMENT_CHAIN && is(development) ? 'development' : undefined
}
