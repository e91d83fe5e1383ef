import { type Context, type Event, ponder } from 'ponder:registry'

import type { Change, LogFacts } from './change.ts'
import {
  onApproval,
  onApprovalForAll,
  onCollectionDeployed,
  onMinted,
  onOpened,
  onOwnershipTransferred,
  onTransfer,
} from './handlers/collections.ts'
import { onCollaboratorSet, onMinterSet } from './handlers/collections/keeping.ts'
import { onListed, onSaleEnded, onSaleSet, onSold } from './handlers/collections/sales.ts'
import { onSeriesMade, onSeriesMinted } from './handlers/collections/series.ts'
import { onBalance } from './handlers/credits.ts'
import {
  onOrderCaptured,
  onOrderPaid,
  onOrderReclaimed,
  onOrderRefunded,
  onOrderReleased,
  onOrderShipped,
  onOrderVoided,
  onStraySwept,
} from './handlers/mall.ts'
import {
  onAllAsksCancelled,
  onAskCancelled,
  onAskFilled,
  onAskSet,
  onBidAccepted,
  onBidCancelled,
  onBidSet,
} from './handlers/market.ts'

ponder.on('CollectionFactory:CollectionDeployed', ({ event, context }) =>
  apply(context, onCollectionDeployed(event.args, facts(event, context))),
)
ponder.on('Collection:Transfer', ({ event, context }) =>
  apply(context, onTransfer(event.args, facts(event, context))),
)
ponder.on('Collection:Minted', ({ event, context }) =>
  apply(context, onMinted(event.args, facts(event, context))),
)
ponder.on('Collection:Opened', ({ event, context }) => apply(context, onOpened(true, facts(event, context))))
ponder.on('Collection:Closed', ({ event, context }) => apply(context, onOpened(false, facts(event, context))))
ponder.on('Collection:OwnershipTransferred', ({ event, context }) =>
  apply(context, onOwnershipTransferred(event.args, facts(event, context))),
)

ponder.on('Collection:CollaboratorSet', ({ event, context }) =>
  apply(context, onCollaboratorSet(event.args, facts(event, context))),
)
ponder.on('Collection:MinterSet', ({ event, context }) =>
  apply(context, onMinterSet(event.args, facts(event, context))),
)
ponder.on('Collection:SeriesCreated', ({ event, context }) =>
  apply(context, onSeriesMade(event.args, facts(event, context))),
)
ponder.on('Collection:SeriesMinted', ({ event, context }) =>
  apply(context, onSeriesMinted(event.args, facts(event, context))),
)
ponder.on('Collection:SaleSet', ({ event, context }) =>
  apply(context, onSaleSet(event.args, facts(event, context))),
)
ponder.on('Collection:SaleEnded', ({ event, context }) =>
  apply(context, onSaleEnded(event.args, facts(event, context))),
)
ponder.on('Collection:Listed', ({ event, context }) =>
  apply(context, onListed(event.args, facts(event, context))),
)
ponder.on('Collection:Sold', ({ event, context }) =>
  apply(context, onSold(event.args, facts(event, context))),
)
ponder.on('Collection:Approval', ({ event, context }) =>
  apply(context, onApproval(event.args, facts(event, context))),
)
ponder.on('Collection:ApprovalForAll', ({ event, context }) =>
  apply(context, onApprovalForAll(event.args, facts(event, context))),
)

ponder.on('Market:AskSet', ({ event, context }) =>
  apply(context, onAskSet(event.args, facts(event, context))),
)
ponder.on('Market:AskCancelled', ({ event, context }) =>
  apply(context, onAskCancelled(event.args, facts(event, context))),
)
ponder.on('Market:AllAsksCancelled', ({ event, context }) =>
  apply(context, onAllAsksCancelled(event.args, facts(event, context))),
)
ponder.on('Market:AskFilled', ({ event, context }) =>
  apply(context, onAskFilled(event.args, facts(event, context))),
)
ponder.on('Market:BidSet', ({ event, context }) =>
  apply(context, onBidSet(event.args, facts(event, context))),
)
ponder.on('Market:BidCancelled', ({ event, context }) =>
  apply(context, onBidCancelled(event.args, facts(event, context))),
)
ponder.on('Market:BidAccepted', ({ event, context }) =>
  apply(context, onBidAccepted(event.args, facts(event, context))),
)

ponder.on('Credits:Credited', ({ event, context }) =>
  apply(context, onBalance(event.args, facts(event, context))),
)
ponder.on('Credits:Withdrawn', ({ event, context }) =>
  apply(context, onBalance(event.args, facts(event, context))),
)
ponder.on('Credits:WithdrawalFailed', ({ event, context }) =>
  apply(context, onBalance(event.args, facts(event, context))),
)

ponder.on('MallCheckout:OrderPaid', ({ event, context }) =>
  apply(context, onOrderPaid(event.args, facts(event, context))),
)
ponder.on('MallCheckout:OrderCaptured', ({ event, context }) =>
  apply(context, onOrderCaptured(event.args, facts(event, context))),
)
ponder.on('MallCheckout:OrderVoided', ({ event, context }) =>
  apply(context, onOrderVoided(event.args, facts(event, context))),
)
ponder.on('MallCheckout:OrderRefunded', ({ event, context }) =>
  apply(context, onOrderRefunded(event.args, facts(event, context))),
)
ponder.on('MallCheckout:OrderReclaimed', ({ event, context }) =>
  apply(context, onOrderReclaimed(event.args, facts(event, context))),
)
ponder.on('MallCheckout:OrderReleased', ({ event, context }) =>
  apply(context, onOrderReleased(event.args, facts(event, context))),
)
ponder.on('MallCheckout:OrderShipped', ({ event, context }) =>
  apply(context, onOrderShipped(event.args, facts(event, context))),
)
ponder.on('MallCheckout:Swept', ({ event, context }) =>
  apply(context, onStraySwept(event.args, facts(event, context))),
)

function facts({ log, block, transaction }: Event, { chain }: Context): LogFacts {
  return {
    chainId: chain.id,
    block: Number(block.number),
    at: Number(block.timestamp),
    txHash: transaction.hash,
    logIndex: log.logIndex,
    contract: log.address,
  }
}

async function apply(context: Context, changes: Change[]): Promise<void> {
  const { db } = context
  for (const change of changes) {
    if (change.op === 'insert') await db.insert(change.table).values(change.row as never)
    else if (change.op === 'put') {
      await db
        .insert(change.table)
        .values(change.row as never)
        .onConflictDoUpdate(change.row as never)
    } else if (change.op === 'merge') {
      await db
        .insert(change.table)
        .values(change.row as never)
        .onConflictDoUpdate(change.values as never)
    } else if (change.op === 'from') {
      const row = await db.find(change.table, { id: change.id } as never)
      // The contract said so before; without it the tables are wrong and must not go on.
      if (!row) throw new Error(`${change.id} is spoken of before it was made`)
      await apply(context, change.follows(row as never))
    } else await db.update(change.table, { id: change.id } as never).set(change.values as never)
  }
}
