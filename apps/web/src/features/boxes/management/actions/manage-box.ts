import { boxesAbi } from '@mofu/chain/boxes'
import { collectionAbi } from '@mofu/chain/collections'
import type { Address } from '@mofu/domain/address'
import type { Abi } from 'viem'

import type { Phrase } from '../../../../i18n/phrase.ts'
import type { ExplainRow, TxPlan } from '../../../../tx/plan.ts'

/** The box to change, for its texts and its picture. */
export type ChangedBox = {
  chainId: number
  contract: Address
  id: string
  number: number
  name: string
  picture: string
}

type Change = Pick<TxPlan, 'items' | 'approvals' | 'recipients'> & {
  title: Phrase
  functionName: string
  /** After the box's number, which comes first in every call. */
  args: readonly unknown[]
  /** The effect, in the user's language. */
  means: string
  terms?: readonly ExplainRow[]
}

/** With the errors of the collections it calls, so that reverts of both can be decoded. */
export const boxAbi: Abi = [...boxesAbi, ...collectionAbi.filter(({ type }) => type === 'error')]

/** A call that changes a box and costs nothing but the network fee. */
export function manageBox(
  { chainId, contract, id, number, name, picture }: ChangedBox,
  { title, functionName, args, means, terms = [], ...rest }: Change,
): TxPlan {
  return {
    chainId,
    title,
    call: { address: contract, abi: boxAbi, functionName, args: [BigInt(number), ...args], value: 0n },
    gives: [],
    gets: [],
    ...rest,
    explain: [{ label: { key: 'boxManagement.changes' }, value: { kind: 'text', text: means } }, ...terms],
    subject: { name, picture },
    invalidates: [['boxes'], ['market'], ['credits']],
    outcome: () => ({
      title: { key: 'boxManagement.changedTitle' },
      text: { key: 'boxManagement.changedText' },
      link: {
        label: { key: 'boxManagement.changedLink', values: { name } },
        to: '/edit-lottery/$id',
        params: { id },
      },
    }),
  }
}
