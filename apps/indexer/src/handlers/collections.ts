import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { collectionId, nftId } from '@mofu/domain/nft-id'

import { approval, collection, nft, transfer } from '../../schema/collections.ts'
import { type Change, from, insert, type LogFacts, put, set } from '../change.ts'

type Hex = `0x${string}`

const nobody: Hex = '0x0000000000000000000000000000000000000000'

type Deployed = {
  collection: Hex
  owner: Hex
  creator: Hex
  name: string
  symbol: string
  maxMint: bigint
  isOpen: boolean
}

export function onCollectionDeployed(args: Deployed, log: LogFacts): Change[] {
  const address = lowerAddress(args.collection)
  return [
    insert(collection, {
      id: collectionId(log.chainId, address),
      chainId: log.chainId,
      address,
      owner: lowerAddress(args.owner),
      creator: lowerAddress(args.creator),
      name: args.name,
      symbol: args.symbol,
      maxMint: args.maxMint,
      isOpen: args.isOpen,
      epoch: 0,
      createdBlock: log.block,
      createdAt: log.at,
      updatedBlock: log.block,
    }),
  ]
}

type Minted = { tokenId: bigint; creator: Hex; to: Hex; uri: string; royalty: bigint }

/** A mint emits two events: this one with every fact of the token, then the standard transfer from the zero address. */
export function onMinted(args: Minted, log: LogFacts): Change[] {
  return [
    insert(nft, {
      id: nftId({ chainId: log.chainId, contract: log.contract, tokenId: args.tokenId }),
      chainId: log.chainId,
      collection: log.contract,
      tokenId: args.tokenId,
      owner: lowerAddress(args.to),
      creator: lowerAddress(args.creator),
      tokenUri: args.uri,
      royalty: Number(args.royalty),
      mintOrder: logOrder(log.block, log.logIndex),
      mintedBlock: log.block,
      mintedAt: log.at,
      updatedBlock: log.block,
      movedOrder: logOrder(log.block, log.logIndex),
      approved: nobody,
    }),
  ]
}

export function onTransfer(args: { from: Hex; to: Hex; id: bigint }, log: LogFacts): Change[] {
  const id = nftId({ chainId: log.chainId, contract: log.contract, tokenId: args.id })
  const moved = insert(transfer, {
    id: `${log.chainId}-${log.block}-${log.logIndex}`,
    chainId: log.chainId,
    nftId: id,
    from: lowerAddress(args.from),
    to: lowerAddress(args.to),
    block: log.block,
    at: log.at,
    txHash: log.txHash,
    logIndex: log.logIndex,
  })
  if (args.from === nobody) return [moved]
  const movedOrder = logOrder(log.block, log.logIndex)
  return [
    moved,
    set(nft, id, {
      owner: lowerAddress(args.to),
      updatedBlock: log.block,
      movedOrder,
      // ERC-721 clears a token's approval on each transfer, without an event.
      approved: nobody,
    }),
  ]
}

export function onApproval(args: { account: Hex; id: bigint }, log: LogFacts): Change[] {
  const id = nftId({ chainId: log.chainId, contract: log.contract, tokenId: args.id })
  return [set(nft, id, { approved: lowerAddress(args.account), updatedBlock: log.block })]
}

export function onApprovalForAll(
  args: { owner: Hex; operator: Hex; isApproved: boolean },
  log: LogFacts,
): Change[] {
  const owner = lowerAddress(args.owner)
  const operator = lowerAddress(args.operator)
  return [
    put(approval, {
      id: `${collectionId(log.chainId, log.contract)}-${owner}-${operator}`,
      chainId: log.chainId,
      collection: log.contract,
      owner,
      operator,
      isApproved: args.isApproved,
      updatedBlock: log.block,
    }),
  ]
}

export function onOpened(_: unknown, log: LogFacts): Change[] {
  return [setOpen(true, log)]
}

export function onClosed(_: unknown, log: LogFacts): Change[] {
  return [setOpen(false, log)]
}

function setOpen(isOpen: boolean, log: LogFacts): Change {
  return set(collection, collectionId(log.chainId, log.contract), { isOpen, updatedBlock: log.block })
}

/** Each owner has their own epoch, so that no rights come back when a collection returns to a former owner. */
export function onOwnershipTransferred(args: { newOwner: Hex }, log: LogFacts): Change[] {
  const id = collectionId(log.chainId, log.contract)
  return [
    from(collection, id, ({ epoch }) => [
      set(collection, id, {
        owner: lowerAddress(args.newOwner),
        epoch: epoch + 1,
        updatedBlock: log.block,
      }),
    ]),
  ]
}

export const factoryHandlers = {
  CollectionDeployed: onCollectionDeployed,
}

export const collectionHandlers = {
  Transfer: onTransfer,
  Minted: onMinted,
  Opened: onOpened,
  Closed: onClosed,
  OwnershipTransferred: onOwnershipTransferred,
  Approval: onApproval,
  ApprovalForAll: onApprovalForAll,
}
