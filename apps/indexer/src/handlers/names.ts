import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { labelOf, labelSkeleton } from '@mofu/domain/name-label'

import { nft } from '../../schema/collections.ts'
import { name, nameEvent } from '../../schema/names.ts'
import { type Change, insert, type LogFacts, put, set } from '../change.ts'
import { onApproval, onApprovalForAll, onTransfer } from './collections.ts'
import { nameId, nameRecordHandlers } from './names/records.ts'
import { nameSettingsHandlers } from './names/settings.ts'
import { nameTokenUri } from './names/token-uri.ts'

type Hex = `0x${string}`
type Paid = { tokenId: bigint; expiry: bigint; coin: Hex; price: bigint }

const nobody: Hex = '0x0000000000000000000000000000000000000000'

/** A name that is free again can be registered again: both rows are replaced. Its transfer came before this event. */
export function onNameRegistered(args: Paid & { owner: Hex; name: string }, log: LogFacts): Change[] {
  const { chainId, contract, block } = log
  const { tokenId, name: label } = args
  const id = nameId(tokenId, log)
  const owner = lowerAddress(args.owner)
  const expiry = Number(args.expiry)
  const order = logOrder(block, log.logIndex)
  return [
    put(name, {
      id,
      chainId,
      contract,
      tokenId,
      label,
      skeleton: labelSkeleton(label),
      owner,
      expiry,
      registeredAt: log.at,
      registeredOrder: order,
      movedOrder: order,
      addr: null,
      updatedBlock: block,
    }),
    put(nft, {
      id,
      chainId,
      collection: contract,
      tokenId,
      owner,
      creator: owner,
      tokenUri: nameTokenUri(label, expiry),
      royalty: 0,
      mintOrder: order,
      mintedBlock: block,
      mintedAt: log.at,
      updatedBlock: block,
      movedOrder: order,
      approved: nobody,
    }),
    paid('register', owner, args, log),
  ]
}

export function onNameRenewed(args: Paid & { payer: Hex }, log: LogFacts): Change[] {
  const id = nameId(args.tokenId, log)
  const expiry = Number(args.expiry)
  const tokenUri = nameTokenUri(labelOf(args.tokenId) ?? '', expiry)
  return [
    set(name, id, { expiry, updatedBlock: log.block }),
    set(nft, id, { tokenUri, updatedBlock: log.block }),
    paid('renew', lowerAddress(args.payer), args, log),
  ]
}

/** Records end with a transfer. A registration has its own event, and the burn before it leaves a row to replace. */
export function onNameTransfer(args: { from: Hex; to: Hex; id: bigint }, log: LogFacts): Change[] {
  const changes = onTransfer(args, log)
  if (args.from === nobody || args.to === nobody) return changes
  const movedOrder = logOrder(log.block, log.logIndex)
  const owner = lowerAddress(args.to)
  return [
    ...changes,
    set(name, nameId(args.id, log), { owner, movedOrder, addr: null, updatedBlock: log.block }),
  ]
}

/** The new expiry is in the event before it, and credits tell of their own. */
const onKnown = (): Change[] => []

function paid(kind: 'register' | 'renew', account: Hex, args: Paid, log: LogFacts): Change {
  return insert(nameEvent, {
    id: `${log.chainId}-${log.block}-${log.logIndex}`,
    chainId: log.chainId,
    contract: log.contract,
    nameId: nameId(args.tokenId, log),
    kind,
    account,
    expiry: Number(args.expiry),
    coin: lowerAddress(args.coin),
    price: args.price,
    eventOrder: logOrder(log.block, log.logIndex),
    at: log.at,
    txHash: log.txHash,
    updatedBlock: log.block,
  })
}

export const nameHandlers = {
  NameRegistered: onNameRegistered,
  NameRenewed: onNameRenewed,
  Transfer: onNameTransfer,
  Approval: onApproval,
  ApprovalForAll: onApprovalForAll,
  MetadataUpdate: onKnown,
  FeeClaimed: onKnown,
  ...nameRecordHandlers,
  ...nameSettingsHandlers,
}
