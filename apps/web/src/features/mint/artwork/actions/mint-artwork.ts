import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import { type Address, lowerAddress } from '@mofu/domain/address'
import { collectionId } from '@mofu/domain/nft-id'
import { createNftV2, makeSeries } from '@mofu/wire/mint'
import { parseEventLogs } from 'viem'

import { callSigned } from '../../../../api/call.ts'
import { maxFeeOf, type MintFee } from '../../../../parts/minting/mint-fee.ts'
import type { TxPlan } from '../../../../tx/plan.ts'
import { type NewCollection, symbolOf } from '../artwork-values.ts'

export type ArtworkWords = {
  artworkName: string
  artistName: string
  introduction: string
  socialLink: string | null
  url: string
  poster: string | null
}

/** Stores the token's metadata, and returns the URI for the chain. */
export async function saveNft(
  words: ArtworkWords,
  collection: string | null,
  bulk?: { id: string; line: number },
): Promise<string> {
  const body = { ...words, isOriginal: true, collection, ...(bulk ? { bulk } : {}) }
  return (await callSigned(createNftV2, { body })).data.tokenURI
}

/** The same for many copies, which share a folder. */
export async function storeCopies({ artworkName, introduction, url, poster }: ArtworkWords): Promise<string> {
  return (await callSigned(makeSeries, { body: { name: artworkName, introduction, url, poster } })).data
    .baseUri
}

export type ArtworkOrder = {
  chainId: number
  /** The symbol of the native coin. */
  native: string
  account: Address
  fee: MintFee
  name: string
  picture: string
  uri: string
  count: number
  /** What is received, in the user's language. */
  gets: string
}

/** Mints one token, or many copies, into an existing collection. */
export function mintInto(
  order: ArtworkOrder,
  { contract, recipient, royalty }: { contract: Address; recipient: Address; royalty: number },
): TxPlan {
  const { count, fee, uri } = order
  const plan = planOf(order, contract, fee.amount * BigInt(count), 0n, {
    address: contract,
    abi: collectionAbi,
    ...(count === 1
      ? { functionName: 'mint', args: [recipient, uri, BigInt(royalty), maxFeeOf(fee)] }
      : {
          functionName: 'mintSeries',
          args: [recipient, uri, BigInt(count), BigInt(royalty), maxFeeOf(fee)],
        }),
  })
  const earnings = { kind: 'text', text: `${royalty / 100}%` } as const
  return { ...plan, explain: [{ label: { key: 'artwork.earnings' }, value: earnings }] }
}

/** Creates a collection with its first token, with one signature. */
export function deployAndMint(
  order: ArtworkOrder,
  home: NewCollection,
  { factory, deployFee, salt }: { factory: Address; deployFee: bigint; salt: `0x${string}` },
): TxPlan {
  const plan = planOf(order, factory, order.fee.amount, deployFee, {
    address: factory,
    abi: collectionFactoryAbi,
    functionName: 'deployAndMint',
    args: [
      {
        name: home.name,
        symbol: symbolOf(home.name),
        creator: order.account,
        maxMint: home.maxMint,
        isOpen: home.isOpen,
        salt,
      },
      order.uri,
      BigInt(home.royalty),
      maxFeeOf(order.fee),
    ],
  })
  const { minter } = home
  if (!minter) return plan
  return {
    ...plan,
    // A wallet that may mint is added with a separate signature, on the new collection's page.
    outcome: (receipt) => {
      const [made] = parseEventLogs({
        abi: collectionFactoryAbi,
        eventName: 'CollectionDeployed',
        logs: receipt.logs,
      })
      const id = made ? collectionId(order.chainId, lowerAddress(made.args.collection)) : ''
      return {
        title: { key: 'artwork.doneTitle', values: { name: order.name } },
        text: { key: 'artwork.doneAllow' },
        link: {
          label: { key: 'artwork.doneAllowLink' },
          to: '/user-center/create-collection',
          search: { id, minter },
        },
      }
    },
  }
}

function planOf(
  { chainId, native, fee, name, picture, gets }: ArtworkOrder,
  spender: Address,
  fees: bigint,
  deployFee: bigint,
  call: Omit<TxPlan['call'], 'value'>,
): TxPlan {
  const isNative = fee.token === undefined
  const value = deployFee + (isNative ? fees : 0n)
  return {
    chainId,
    title: { key: 'artwork.planTitle', values: { name } },
    call: { ...call, value },
    gives: [
      ...(value > 0n ? [{ kind: 'amount' as const, amount: value, coin: native, decimals: 18 }] : []),
      ...(!isNative && fees > 0n
        ? [{ kind: 'amount' as const, amount: fees, coin: fee.coin, decimals: fee.decimals }]
        : []),
    ],
    gets: [{ kind: 'text', text: gets }],
    explain: [],
    ...(fee.token !== undefined && fees > 0n
      ? { spends: { token: fee.token, spender, amount: fees, coin: fee.coin, decimals: fee.decimals } }
      : {}),
    subject: { name, picture },
    invalidates: [['market'], ['collections']],
    outcome: ({ transactionHash }) => ({
      title: { key: 'artwork.doneTitle', values: { name } },
      text: { key: 'artwork.doneText' },
      link: {
        label: { key: 'artwork.doneLink' },
        to: '/MintDetail/$id',
        params: { id: `${chainId}-${transactionHash}` },
      },
    }),
  }
}
