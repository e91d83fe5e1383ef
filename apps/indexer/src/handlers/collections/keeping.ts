import { lowerAddress } from '@mofu/domain/address'
import { collectionId } from '@mofu/domain/nft-id'

import { collection, collectionRight } from '../../../ponder.schema.ts'
import { type Change, from, type LogFacts, merge } from '../../change.ts'

type Hex = `0x${string}`
type Right = { isCollaborator: boolean } | { isMinter: boolean }

export function onCollaboratorSet(args: { collaborator: Hex; allowed: boolean }, log: LogFacts): Change[] {
  return givenRight(args.collaborator, { isCollaborator: args.allowed }, log)
}

export function onMinterSet(args: { minter: Hex; allowed: boolean }, log: LogFacts): Change[] {
  return givenRight(args.minter, { isMinter: args.allowed }, log)
}

/** A right is kept under the owner of the moment, in whose name it was given: it ends with them, as on chain. */
function givenRight(account: Hex, right: Right, { chainId, block, contract }: LogFacts): Change[] {
  const ofCollection = collectionId(chainId, contract)
  return [
    from(collection, ofCollection, ({ owner }) => [
      merge(
        collectionRight,
        {
          id: `${ofCollection}-${owner}-${lowerAddress(account)}`,
          chainId,
          collection: contract,
          givenBy: owner,
          account: lowerAddress(account),
          isCollaborator: false,
          isMinter: false,
          updatedBlock: block,
          ...right,
        },
        { ...right, updatedBlock: block },
      ),
    ]),
  ]
}
