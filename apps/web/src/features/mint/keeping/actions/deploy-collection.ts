import { collectionFactoryAbi } from '@mofu/chain/collections'
import { type Address, lowerAddress } from '@mofu/domain/address'
import { type CollectionDraft, draftSalt } from '@mofu/domain/collection-draft'
import { collectionId } from '@mofu/domain/nft-id'
import { parseEventLogs, type TransactionReceipt } from 'viem'

import type { TxPlan } from '../../../../tx/plan.ts'

export type DeployOrder = {
  chainId: number
  coin: string
  factory: Address
  fee: bigint
  draftId: string
  draft: CollectionDraft
  /** What the plan says in the person's language. */
  words: { gets: string; limit: string; open: string }
}

/** Makes the collection of a draft. Its salt is the draft's own: the same draft can never be made twice. */
export function deployCollection({
  chainId,
  coin,
  factory,
  fee,
  draftId,
  draft,
  words,
}: DeployOrder): TxPlan {
  const { name, symbol, recipient, maxMint, isOpen, logo } = draft
  return {
    chainId,
    title: { key: 'keeping.planTitle', values: { name } },
    call: {
      address: factory,
      abi: collectionFactoryAbi,
      functionName: 'deploy',
      args: [{ name, symbol, creator: recipient, maxMint, isOpen, salt: draftSalt(draftId) }],
      value: fee,
    },
    gives: fee === 0n ? [] : [{ kind: 'amount', amount: fee, coin, decimals: 18 }],
    gets: [{ kind: 'text', text: words.gets }],
    explain: [
      { label: { key: 'keeping.planName' }, value: { kind: 'text', text: `${name} (${symbol})` } },
      {
        label: { key: 'keeping.planLimit' },
        value: { kind: 'text', text: words.limit },
      },
      { label: { key: 'keeping.planRecipient' }, value: { kind: 'address', address: recipient } },
      {
        label: { key: 'keeping.planOpen' },
        value: { kind: 'text', text: words.open },
      },
    ],
    subject: { name, picture: logo ?? '/favicon.svg' },
    touches: [['collections']],
    outcome: (receipt) => ({
      title: { key: 'keeping.doneTitle', values: { name } },
      text: { key: 'keeping.doneText' },
      link: {
        label: { key: 'keeping.doneLink', values: { name } },
        to: '/user-center/create-collection',
        search: { id: collectionId(chainId, madeIn(receipt)) },
      },
    }),
  }
}

function madeIn(receipt: TransactionReceipt): Address {
  const [made] = parseEventLogs({
    abi: collectionFactoryAbi,
    eventName: 'CollectionDeployed',
    logs: receipt.logs,
  })
  if (!made) throw new Error(`no collection was made in ${receipt.transactionHash}`)
  return lowerAddress(made.args.collection)
}
