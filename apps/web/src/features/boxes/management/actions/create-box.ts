import { boxesAbi } from '@mofu/chain/boxes'
import { type Address, lowerAddress } from '@mofu/domain/address'
import { numberedId } from '@mofu/domain/numbered-id'
import { parseEventLogs, type TransactionReceipt } from 'viem'

import type { ExplainRow, TxPlan } from '../../../../tx/plan.ts'
import type { BoxTerms, BoxVersion } from '../box-values.ts'
import { boxAbi } from './manage-box.ts'

type BoxTexts = { name: string; cover: string; title: string; introduction: string }

type NewBox = {
  chainId: number
  contract: Address
  version: BoxVersion
  texts: BoxTexts
  terms: BoxTerms
  /** The terms in the user's language. */
  rows: readonly ExplainRow[]
  means: string
  picture: string
}

/** Creates an empty box. The three versions are three entry points of the contract to the same thing. */
export function createBox(box: NewBox): TxPlan {
  const { chainId, contract, texts, rows, means, picture } = box
  return {
    chainId,
    title: { key: 'boxManagement.createPlan', values: { name: texts.title } },
    call: { address: contract, abi: boxAbi, ...entryOf(box), value: 0n },
    gives: [],
    gets: [{ kind: 'text', text: means }],
    explain: rows,
    subject: { name: texts.title, picture },
    invalidates: [['boxes']],
    outcome: (receipt) => ({
      title: { key: 'boxManagement.createdTitle' },
      text: { key: 'boxManagement.createdText' },
      link: {
        label: { key: 'boxManagement.createdLink' },
        to: '/edit-lottery/$id',
        params: { id: numberedId({ chainId, contract: lowerAddress(contract), number: numberIn(receipt) }) },
      },
    }),
  }
}

function entryOf({ version, texts, terms: { coin, rules, price } }: NewBox) {
  switch (version) {
    case 'V1':
      return { functionName: 'createCollection', args: [texts, coin] }
    case 'V2':
      return { functionName: 'createCollectionV2', args: [texts, coin, rules] }
    case 'V3':
      return { functionName: 'createCollectionV3', args: [texts, coin, rules, price] }
    default:
      return version satisfies never
  }
}

function numberIn(receipt: TransactionReceipt): number {
  const [made] = parseEventLogs({ abi: boxesAbi, eventName: 'CollectionCreated', logs: receipt.logs })
  if (!made) throw new Error(`no box was created in ${receipt.transactionHash}`)
  return Number(made.args.boxId)
}
