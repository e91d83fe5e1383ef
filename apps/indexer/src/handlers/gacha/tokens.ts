import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { collectionId, nftId } from '@mofu/domain/nft-id'

import { collection, nft } from '../../../schema/collections.ts'
import { pet } from '../../../schema/gacha.ts'
import { type Change, from, insert, type LogFacts, put, set } from '../../change.ts'
import { onApproval, onApprovalForAll, onTransfer } from '../collections.ts'

type Hex = `0x${string}`

const nobody: Hex = '0x0000000000000000000000000000000000000000'

/** The gacha contract is itself the collection of its pets; nobody owns it. Each machine adds its pets. */
export function petsAdded(machineId: bigint, pets: bigint, log: LogFacts): Change {
  const id = collectionId(log.chainId, log.contract)
  if (machineId !== 1n) {
    return from(collection, id, ({ maxMint }) => [
      set(collection, id, { maxMint: maxMint + pets, updatedBlock: log.block }),
    ])
  }
  return insert(collection, {
    id,
    chainId: log.chainId,
    address: log.contract,
    owner: log.contract,
    creator: log.contract,
    // Constants of the contract.
    name: 'Mofu Gacha Pets',
    symbol: 'GACHA',
    maxMint: pets,
    isOpen: false,
    epoch: 0,
    createdBlock: log.block,
    createdAt: log.at,
    updatedBlock: log.block,
  })
}

/** The token of a pulled pet. A pet that was redeemed and is pulled again is minted again. */
export function tokenPulled(
  { tokenId, owner, tokenUri }: { tokenId: bigint; owner: Hex; tokenUri: string },
  log: LogFacts,
): Change {
  const order = logOrder(log.block, log.logIndex)
  return put(nft, {
    id: nftId({ chainId: log.chainId, contract: log.contract, tokenId }),
    chainId: log.chainId,
    collection: log.contract,
    tokenId,
    owner,
    creator: log.contract,
    tokenUri,
    royalty: 0,
    mintOrder: order,
    mintedBlock: log.block,
    mintedAt: log.at,
    updatedBlock: log.block,
    movedOrder: order,
    approved: nobody,
  })
}

/** A redeemed pet moves to the zero address, before the event that says so. */
export function onPetTransfer(args: { from: Hex; to: Hex; id: bigint }, log: LogFacts): Change[] {
  const moved = onTransfer(args, log)
  if (args.from === nobody) return moved
  const id = nftId({ chainId: log.chainId, contract: log.contract, tokenId: args.id })
  return [...moved, set(pet, id, { holder: lowerAddress(args.to), updatedBlock: log.block })]
}

export const gachaTokenHandlers = {
  Transfer: onPetTransfer,
  Approval: onApproval,
  ApprovalForAll: onApprovalForAll,
}
