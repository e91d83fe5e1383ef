import { collectionAbi } from '@mofu/chain/collections'
import type { Address } from '@mofu/domain/address'
import { nftId } from '@mofu/domain/nft-id'
import { parseEventLogs, type TransactionReceipt } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'
import { maxFeeOf, type MintFee } from '../mint-fee.ts'
import type { MintPlace } from '../mint-place.ts'
import type { Offer } from '../offer.ts'

/** The creator's part of later sales, in hundredths of a percent. */
export const mintRoyalty = 500

export type MintOrder = {
  place: MintPlace
  offer: Pick<Offer, 'number' | 'name' | 'picture'>
  fee: MintFee
  account: Address
  mediaUrl: string
}

/** Mints a pet into the open collection: the wallet becomes its creator and its first owner. */
export function mintPet({ place, offer, fee, account, mediaUrl }: MintOrder): TxPlan {
  const { name, number, picture } = offer
  const { chainId, collection } = place
  return {
    chainId,
    title: { key: 'mint.planTitle', values: { name } },
    call: {
      address: collection,
      abi: collectionAbi,
      functionName: 'mint',
      args: [account, `${mediaUrl}/pets/${number}.json`, BigInt(mintRoyalty), maxFeeOf(fee)],
      value: fee.token === undefined ? fee.amount : 0n,
    },
    gives:
      fee.amount === 0n
        ? []
        : [{ kind: 'amount', amount: fee.amount, coin: fee.coin, decimals: fee.decimals }],
    gets: [{ kind: 'text', text: name }],
    explain: [{ label: { key: 'mint.royalty' }, value: { kind: 'text', text: `${mintRoyalty / 100}%` } }],
    ...(fee.token === undefined || fee.amount === 0n
      ? {}
      : { spends: { ...fee, token: fee.token, spender: collection } }),
    subject: { name, picture },
    touches: [['market'], ['collections']],
    outcome: (receipt) => ({
      title: { key: 'mint.doneTitle', values: { name } },
      text: { key: 'mint.doneText' },
      link: {
        label: { key: 'mint.doneLink', values: { name } },
        to: '/detail/$id',
        params: { id: nftId({ chainId, contract: collection, tokenId: mintedToken(receipt) }) },
      },
    }),
  }
}

function mintedToken(receipt: TransactionReceipt): bigint {
  const [minted] = parseEventLogs({ abi: collectionAbi, eventName: 'Minted', logs: receipt.logs })
  if (!minted) throw new Error(`nothing was minted in ${receipt.transactionHash}`)
  return minted.args.tokenId
}
