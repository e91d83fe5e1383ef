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
  /** The plan's texts in the user's language. */
  words: { gets: string; limit: string; open: string }
}

/** Deploys the collection of a draft. Its salt is the draft's own: the same draft can never be deployed twice. */
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
    title: { key: 'management.planTitle', values: { name } },
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
      { label: { key: 'management.planName' }, value: { kind: 'text', text: `${name} (${symbol})` } },
      {
        label: { key: 'management.planLimit' },
        value: { kind: 'text', text: words.limit },
      },
      { label: { key: 'management.planRecipient' }, value: { kind: 'address', address: recipient } },
      {
        label: { key: 'management.planOpen' },
        value: { kind: 'text', text: words.open },
      },
    ],
    subject: { name, picture: logo ?? '/favicon.svg' },
    invalidates: [['collections']],
    outcome: (receipt) => ({
      title: { key: 'management.doneTitle', values: { name } },
      text: { key: 'management.doneText' },
      link: {
        label: { key: 'management.doneLink', values: { name } },
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
  if (!made) throw new Error(`no collection was created in ${receipt.transactionHash}`)
  return lowerAddress(made.args.collection)
}
