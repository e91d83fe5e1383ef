import { collectionAbi } from '@mofu/chain/collections'
import type { Address } from '@mofu/domain/address'

import { maxFeeOf, type MintFee } from '../../../../parts/minting/mint-fee.ts'
import type { TxPlan } from '../../../../tx/plan.ts'

export type BatchOrder = {
  chainId: number
  contract: Address
  recipient: Address
  royalty: number
  fee: MintFee
  uris: readonly string[]
  name: string
  picture: string
  gets: string
}

/** Mints many tokens with one signature. SPEC §9: the fee is the fee of one mint times their number. */
export function mintBatch({
  chainId,
  contract,
  recipient,
  royalty,
  fee,
  uris,
  name,
  picture,
  gets,
}: BatchOrder): TxPlan {
  const total = fee.amount * BigInt(uris.length)
  return {
    chainId,
    title: { key: 'bulk.planTitle', values: { count: uris.length, name } },
    call: {
      address: contract,
      abi: collectionAbi,
      functionName: 'mintMany',
      args: [recipient, uris, BigInt(royalty), maxFeeOf(fee)],
      value: fee.token === undefined ? total : 0n,
    },
    gives: total === 0n ? [] : [{ kind: 'amount', amount: total, coin: fee.coin, decimals: fee.decimals }],
    gets: [{ kind: 'text', text: gets }],
    explain: [],
    ...(fee.token !== undefined && total > 0n
      ? {
          spends: {
            token: fee.token,
            spender: contract,
            amount: total,
            coin: fee.coin,
            decimals: fee.decimals,
          },
        }
      : {}),
    subject: { name, picture },
    invalidates: [['market'], ['collections'], ['mint', 'bulk']],
    outcome: () => ({
      title: { key: 'bulk.batchDone', values: { count: uris.length } },
      text: { key: 'bulk.batchText' },
      link: { label: { key: 'bulk.batchLink' }, to: '/bulkmint' },
    }),
  }
}
