import { collectionAbi } from '@mofu/chain/collections'
import type { Address } from '@mofu/domain/address'

import type { Phrase } from '../../../../i18n/phrase.ts'
import type { ExplainRow, TxPlan } from '../../../../tx/plan.ts'

/** The collection that is changed, as its words and its picture need it. */
export type ChangedCollection = {
  id: string
  chainId: number
  contract: Address
  name: string
  picture: string
}

type Change = {
  title: Phrase
  functionName: string
  args: readonly unknown[]
  /** What it brings about, in the person's language. */
  means: string
  /** The terms that are signed, where there are any. */
  terms?: readonly ExplainRow[]
}

/** A call that changes a collection and costs nothing but the network fee. */
export function changeCollection(
  { id, chainId, contract, name, picture }: ChangedCollection,
  { title, functionName, args, means, terms = [] }: Change,
): TxPlan {
  return {
    chainId,
    title,
    call: { address: contract, abi: collectionAbi, functionName, args, value: 0n },
    gives: [],
    gets: [],
    explain: [{ label: { key: 'keeping.changes' }, value: { kind: 'text', text: means } }, ...terms],
    subject: { name, picture },
    touches: [['collections']],
    outcome: () => ({
      title: { key: 'keeping.changedTitle' },
      text: { key: 'keeping.changedText' },
      link: {
        label: { key: 'keeping.changedLink', values: { name } },
        to: '/user-center/create-collection',
        search: { id },
      },
    }),
  }
}
