import { lowerAddress } from '@mofu/domain/address'
import { collectionId } from '@mofu/domain/nft-id'

import { pledgePool, pledgeSettings } from '../../../schema/pledge.ts'
import { type Change, from, type LogFacts, merge, set } from '../../change.ts'

type Hex = `0x${string}`
export type PoolRow = (typeof pledgePool)['$inferSelect']
type Settings = {
  redeemLimit: number
  feePercent: number
  sharesCount: bigint
  discountTime: number
  discountPrecent: number
}

/** As deployed, before the first event. */
const initial = { isPaused: false, feeRecipient: '0x0000000000000000000000000000000000000000' } as const

/** Settings also open pledging; the event that says so follows. */
export function onPledgeSettingsSet(
  args: { collection: Hex; version: bigint; settings: Settings },
  log: LogFacts,
): Change[] {
  const collection = lowerAddress(args.collection)
  const { redeemLimit, feePercent, sharesCount, discountTime, discountPrecent } = args.settings
  const values = {
    version: Number(args.version),
    redeemLimit,
    feePercent,
    sharesCount,
    discountTime,
    discountPrecent,
    updatedBlock: log.block,
  }
  const row = {
    id: poolKey(collection, log),
    chainId: log.chainId,
    contract: log.contract,
    collection,
    coin: BigInt(collection),
    isOpen: true,
    held: 0,
    fees: 0n,
    reserved: 0n,
    ...values,
  }
  return [merge(pledgePool, row, values)]
}

export function onPledgeOpenSet(args: { collection: Hex; isOpen: boolean }, log: LogFacts): Change[] {
  return [set(pledgePool, poolKey(args.collection, log), { isOpen: args.isOpen, updatedBlock: log.block })]
}

export function onPledgeFeeClaimed(args: { collection: Hex; shares: bigint }, log: LogFacts): Change[] {
  return [ofPool(args.collection, log, (pool) => [poolSet(pool, log, { fees: pool.fees - args.shares })])]
}

export function onPledgePaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: true }, log)]
}

export function onPledgeUnpaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: false }, log)]
}

export function onPledgeFeeRecipientSet({ recipient }: { recipient: Hex }, log: LogFacts): Change[] {
  return [known({ feeRecipient: lowerAddress(recipient) }, log)]
}

export function ofPool(collection: Hex, log: LogFacts, follows: (pool: PoolRow) => Change[]): Change {
  return from(pledgePool, poolKey(collection, log), follows)
}

export function poolSet({ id }: PoolRow, log: LogFacts, values: Partial<PoolRow>): Change {
  return set(pledgePool, id, { ...values, updatedBlock: log.block })
}

function poolKey(collection: Hex, { chainId, contract }: LogFacts): string {
  return `${collectionId(chainId, contract)}-${lowerAddress(collection)}`
}

function known(
  values: { isPaused: boolean } | { feeRecipient: Hex },
  { chainId, contract, block }: LogFacts,
): Change {
  const row = { id: collectionId(chainId, contract), chainId, contract, ...initial }
  return merge(pledgeSettings, { ...row, ...values, updatedBlock: block }, { ...values, updatedBlock: block })
}

export const pledgePoolHandlers = {
  SettingsSet: onPledgeSettingsSet,
  OpenSet: onPledgeOpenSet,
  FeeClaimed: onPledgeFeeClaimed,
  Paused: onPledgePaused,
  Unpaused: onPledgeUnpaused,
  FeeRecipientSet: onPledgeFeeRecipientSet,
}
