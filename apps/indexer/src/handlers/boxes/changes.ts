import { logOrder } from '@mofu/domain/log-order'
import { idWithin, numberedId } from '@mofu/domain/numbered-id'

import { box, boxEvent } from '../../../schema/boxes.ts'
import { type Change, from, insert, type LogFacts, set } from '../../change.ts'

type Hex = `0x${string}`
type BoxRow = (typeof box)['$inferSelect']

export type OfBox = { boxId: bigint }
export type OfOrder = OfBox & { orderId: bigint }
export type OfNft = OfBox & { index: bigint }

export function boxKey({ boxId }: OfBox, { chainId, contract }: LogFacts): string {
  return numberedId({ chainId, contract, number: Number(boxId) })
}

export function orderKey(args: OfOrder, log: LogFacts): string {
  return idWithin(boxKey(args, log), Number(args.orderId))
}

/** Orders and NFTs are numbered separately, in tables of their own. */
export function prizeKey(args: OfNft, log: LogFacts): string {
  return idWithin(boxKey(args, log), Number(args.index))
}

export function boxChanged(args: OfBox, log: LogFacts, values: Partial<BoxRow>): Change {
  return set(box, boxKey(args, log), { ...values, updatedBlock: log.block })
}

/** For counters, which events give only the difference of. */
export function boxDerived(args: OfBox, log: LogFacts, of: (row: BoxRow) => Partial<BoxRow>): Change {
  return from(box, boxKey(args, log), (row) => [boxChanged(args, log, of(row))])
}

type Kind =
  | 'created'
  | 'detail'
  | 'terms'
  | 'collaborator'
  | 'whitelist'
  | 'all-open'
  | 'published'
  | 'unpublished'
  | 'commission'
  | 'fee'
type About = { account?: Hex; coin?: Hex; amount?: bigint }

export function happened(kind: Kind, args: OfBox, log: LogFacts, about: About = {}): Change {
  return insert(boxEvent, {
    id: `${log.chainId}-${log.block}-${log.logIndex}`,
    chainId: log.chainId,
    boxId: boxKey(args, log),
    kind,
    account: about.account ?? null,
    coin: about.coin ?? null,
    amount: about.amount ?? null,
    eventOrder: logOrder(log.block, log.logIndex),
    at: log.at,
    txHash: log.txHash,
    updatedBlock: log.block,
  })
}
