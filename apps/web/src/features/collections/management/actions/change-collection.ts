import { collectionAbi } from '@mofu/chain/collections'
import type { Address } from '@mofu/domain/address'

import type { Phrase } from '../../../../i18n/phrase.ts'
import type { ExplainRow, TxPlan } from '../../../../tx/plan.ts'

/** The collection to change, for its texts and its picture. */
export type ChangedCollection = {
  id: string
  chainId: number
  contract: Address
  name: string
  picture: string
}

type Change = Pick<TxPlan, 'recipients'> & {
  title: Phrase
  functionName: string
  args: readonly unknown[]
  /** The effect, in the user's language. */
  means: string
  /** The terms that are signed, if any. */
  terms?: readonly ExplainRow[]
}

/** A call that changes a collection and costs nothing but the network fee. */
export function changeCollection(
  { id, chainId, contract, name, picture }: ChangedCollection,
  { title, functionName, args, means, terms = [], ...rest }: Change,
): TxPlan {
  return {
    chainId,
    title,
    call: { address: contract, abi: collectionAbi, functionName, args, value: 0n },
    gives: [],
    gets: [],
    ...rest,
    explain: [{ label: { key: 'management.changes' }, value: { kind: 'text', text: means } }, ...terms],
    subject: { name, picture },
    invalidates: [['collections']],
    outcome: () => ({
      title: { key: 'management.changedTitle' },
      text: { key: 'management.changedText' },
      link: {
        label: { key: 'management.changedLink', values: { name } },
        to: '/user-center/create-collection',
        search: { id },
      },
    }),
  }
}
