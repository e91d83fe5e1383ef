import { lowerAddress } from '@mofu/domain/address'
import { collectionId } from '@mofu/domain/nft-id'

import { collection, collectionRight } from '../../../schema/collections.ts'
import { type Change, from, type LogFacts, merge } from '../../change.ts'

type Hex = `0x${string}`

const zeroAddress: Hex = '0x0000000000000000000000000000000000000000'

type Right =
  | { isCollaborator: boolean; term: number }
  | { isMinter: boolean; grantor: Hex; grantorTerm: number }

const noRights = {
  isCollaborator: false,
  term: 0,
  isMinter: false,
  grantor: zeroAddress,
  grantorTerm: 0,
}

type CollaboratorSet = { collaborator: Hex; allowed: boolean; term: bigint }

export function onCollaboratorSet({ collaborator, allowed, term }: CollaboratorSet, log: LogFacts): Change[] {
  return givenRight(collaborator, { isCollaborator: allowed, term: Number(term) }, log)
}

type MinterSet = { minter: Hex; allowed: boolean; grantor: Hex; grantorTerm: bigint }

export function onMinterSet({ minter, allowed, grantor, grantorTerm }: MinterSet, log: LogFacts): Change[] {
  return givenRight(
    minter,
    { isMinter: allowed, grantor: lowerAddress(grantor), grantorTerm: Number(grantorTerm) },
    log,
  )
}

/** A right belongs to the current epoch and ends with it, as on chain. */
function givenRight(account: Hex, right: Right, { chainId, block, contract }: LogFacts): Change[] {
  const ofCollection = collectionId(chainId, contract)
  return [
    from(collection, ofCollection, ({ epoch }) => [
      merge(
        collectionRight,
        {
          id: `${ofCollection}-${epoch}-${lowerAddress(account)}`,
          chainId,
          collection: contract,
          epoch,
          account: lowerAddress(account),
          ...noRights,
          updatedBlock: block,
          ...right,
        },
        { ...right, updatedBlock: block },
      ),
    ]),
  ]
}

export const managementHandlers = {
  CollaboratorSet: onCollaboratorSet,
  MinterSet: onMinterSet,
}
