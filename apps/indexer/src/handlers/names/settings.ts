import { lowerAddress } from '@mofu/domain/address'
import { collectionId } from '@mofu/domain/nft-id'

import { collection } from '../../../schema/collections.ts'
import { nameSettings } from '../../../schema/names.ts'
import { type Change, insert, type LogFacts, merge } from '../../change.ts'

type Hex = `0x${string}`
type Settings = {
  isPaused: boolean
  feeRecipient: Hex
  coin: Hex
  three: bigint
  four: bigint
  longer: bigint
}

const nobody: Hex = '0x0000000000000000000000000000000000000000'
/** Before the first event. */
const initial: Settings = {
  isPaused: false,
  feeRecipient: nobody,
  coin: nobody,
  three: 0n,
  four: 0n,
  longer: 0n,
}

export function onPricesSet(
  { coin, three, four, longer }: { coin: Hex; three: bigint; four: bigint; longer: bigint },
  log: LogFacts,
): Change[] {
  return [known({ coin: lowerAddress(coin), three, four, longer }, log)]
}

export function onNameFeeRecipientSet({ recipient }: { recipient: Hex }, log: LogFacts): Change[] {
  return [known({ feeRecipient: lowerAddress(recipient) }, log)]
}

export function onNamesPaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: true }, log)]
}

export function onNamesUnpaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: false }, log)]
}

/** The constructor emits it once: from then on names are a collection, which belongs to the contract itself. */
export function onContractUriUpdated(_: unknown, log: LogFacts): Change[] {
  const { chainId, contract, block } = log
  return [
    insert(collection, {
      id: collectionId(chainId, contract),
      chainId,
      address: contract,
      owner: contract,
      creator: contract,
      name: 'Pet Name Service',
      symbol: 'PNS',
      maxMint: 0n,
      isOpen: false,
      epoch: 0,
      createdBlock: block,
      createdAt: log.at,
      updatedBlock: block,
    }),
  ]
}

function known(values: Partial<Settings>, { chainId, contract, block }: LogFacts): Change {
  const row = { id: collectionId(chainId, contract), chainId, contract, ...initial, ...values }
  return merge(nameSettings, { ...row, updatedBlock: block }, { ...values, updatedBlock: block })
}

export const nameSettingsHandlers = {
  PricesSet: onPricesSet,
  FeeRecipientSet: onNameFeeRecipientSet,
  Paused: onNamesPaused,
  Unpaused: onNamesUnpaused,
  ContractURIUpdated: onContractUriUpdated,
}
