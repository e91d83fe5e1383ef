import { lowerAddress } from '@mofu/domain/address'
import { mintOrder } from '@mofu/domain/mint-order'
import { collectionId, nftId } from '@mofu/domain/nft-id'

import { collection, nft, transfer } from '../../ponder.schema.ts'
import { type Change, insert, type LogFacts, set } from '../change.ts'

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
      createdBlock: log.block,
      createdAt: log.at,
      updatedBlock: log.block,
    }),
  ]
}

type Minted = { tokenId: bigint; creator: Hex; to: Hex; uri: string; royalty: bigint }

/** A mint is told twice: here with every fact of the token, then as the standard's transfer from nobody. */
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
      mintOrder: mintOrder(log.block, log.logIndex),
      mintedBlock: log.block,
      mintedAt: log.at,
      updatedBlock: log.block,
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
  return [moved, set(nft, id, { owner: lowerAddress(args.to), updatedBlock: log.block })]
}

export function onOpened(isOpen: boolean, log: LogFacts): Change[] {
  return [set(collection, collectionId(log.chainId, log.contract), { isOpen, updatedBlock: log.block })]
}

export function onOwnershipTransferred(args: { newOwner: Hex }, log: LogFacts): Change[] {
  return [
    set(collection, collectionId(log.chainId, log.contract), {
      owner: lowerAddress(args.newOwner),
      updatedBlock: log.block,
    }),
  ]
}
