import { lowerAddress } from '@mofu/domain/address'
import { collectionId } from '@mofu/domain/nft-id'

import { gacha } from '../../../schema/gacha.ts'
import { type Change, type LogFacts, merge } from '../../change.ts'

type Hex = `0x${string}`
type Settings = { isPaused: boolean; feeRecipient: Hex; isCreationEnded: boolean }

/** As deployed, before the first event. */
const initial: Settings = {
  isPaused: false,
  feeRecipient: '0x0000000000000000000000000000000000000000',
  isCreationEnded: false,
}

export function onGachaFeeRecipientSet({ recipient }: { recipient: Hex }, log: LogFacts): Change[] {
  return [known({ feeRecipient: lowerAddress(recipient) }, log)]
}

export function onCreationEnded(_: unknown, log: LogFacts): Change[] {
  return [known({ isCreationEnded: true }, log)]
}

export function onGachaPaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: true }, log)]
}

export function onGachaUnpaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: false }, log)]
}

/** The event names no URI, and nothing here is read from it. */
function onContractUriUpdated(): Change[] {
  return []
}

function known(values: Partial<Settings>, { chainId, contract, block }: LogFacts): Change {
  const row = { id: collectionId(chainId, contract), chainId, contract, ...initial }
  return merge(gacha, { ...row, ...values, updatedBlock: block }, { ...values, updatedBlock: block })
}

export const gachaSettingsHandlers = {
  FeeRecipientSet: onGachaFeeRecipientSet,
  CreationEnded: onCreationEnded,
  Paused: onGachaPaused,
  Unpaused: onGachaUnpaused,
  ContractURIUpdated: onContractUriUpdated,
}
