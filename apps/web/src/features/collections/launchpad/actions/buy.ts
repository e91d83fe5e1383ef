import { collectionAbi } from '@mofu/chain/collections'
import type { Address } from '@mofu/domain/address'

import { maxFeeOf, type MintFee } from '../../../../parts/minting/mint-fee.ts'
import type { ExplainValue, TxPlan } from '../../../../tx/plan.ts'
import type { Coin } from '../queries.ts'

/** Why a wallet may buy: by the Merkle tree, by an on-chain listing, or because the sale is public. */
export type Way =
  | { way: 'tree'; price: bigint; limit: number; proof: readonly string[] }
  | { way: 'listed' | 'open'; price: bigint; limit: number }

export type BuyOrder = {
  chainId: number
  contract: Address
  name: string
  picture: string
  /** The series on the screen: the contract sells no other. */
  series: number
  quantity: number
  coin: Coin
  fee: MintFee
  by: Way
  /** What is received, in the user's language. */
  gets: string
}

/** Buys in a collection's sale, at exactly the price and in exactly the coin on the screen. */
export function buyInSale({
  chainId,
  contract,
  name,
  picture,
  series,
  quantity,
  coin,
  fee,
  by,
  gets,
}: BuyOrder): TxPlan {
  const count = BigInt(quantity)
  const isNative = /^0x0+$/.test(coin.address)
  const price = by.price * count
  const fees = fee.amount * count
  const value = (isNative ? price : 0n) + (fee.token === undefined ? fees : 0n)
  const gives = new Map<string, ExplainValue & { kind: 'amount' }>()
  const add = (amount: bigint, symbol: string, decimals: number) => {
    const before = gives.get(symbol)?.amount ?? 0n
    if (amount > 0n) gives.set(symbol, { kind: 'amount', amount: before + amount, coin: symbol, decimals })
  }
  add(price, coin.symbol, coin.decimals)
  add(fees, fee.coin, fee.decimals)
  // One allowance for both: a sale is never started in a token other than the fee's (payableCoins).
  const isSameToken = coin.address.toLowerCase() === fee.token?.toLowerCase()
  const token = isNative
    ? fee.token && { ...fee, token: fee.token, amount: fees }
    : { ...coin, coin: coin.symbol, token: coin.address, amount: price + (isSameToken ? fees : 0n) }
  return {
    chainId,
    title: { key: 'launchpad.buyPlan', values: { count: quantity, name } },
    call: {
      address: contract,
      abi: collectionAbi,
      ...callOf(by, { series: BigInt(series), count, coin: coin.address }, fee),
      value,
    },
    gives: [...gives.values()],
    gets: [{ kind: 'text', text: gets }],
    explain: [
      {
        label: { key: 'launchpad.priceEach' },
        value: { kind: 'amount', amount: by.price, coin: coin.symbol, decimals: coin.decimals },
      },
      {
        label: { key: 'launchpad.feeEach' },
        value: { kind: 'amount', amount: fee.amount, coin: fee.coin, decimals: fee.decimals },
      },
    ],
    ...(token && token.amount > 0n
      ? {
          spends: {
            token: token.token,
            spender: contract,
            amount: token.amount,
            coin: token.coin,
            decimals: token.decimals,
          },
        }
      : {}),
    subject: { name, picture },
    invalidates: [['collections'], ['market']],
    outcome: ({ transactionHash }) => ({
      title: { key: 'launchpad.boughtTitle', values: { count: quantity } },
      text: { key: 'launchpad.boughtText' },
      link: {
        label: { key: 'launchpad.boughtLink' },
        to: '/MintDetail/$id',
        params: { id: `${chainId}-${transactionHash}` },
      },
    }),
  }
}

type Bought = { series: bigint; count: bigint; coin: Address }

function callOf(by: Way, { series, count, coin }: Bought, fee: MintFee) {
  const maxFee = maxFeeOf(fee)
  switch (by.way) {
    case 'tree':
      return {
        functionName: 'mintWhitelisted',
        args: [series, count, coin, by.price, BigInt(by.limit), by.proof, maxFee],
      }
    case 'listed':
      return { functionName: 'mintListed', args: [series, count, coin, by.price, maxFee] }
    case 'open':
      return { functionName: 'mintOpen', args: [series, count, coin, by.price, maxFee] }
    default:
      return by satisfies never
  }
}
