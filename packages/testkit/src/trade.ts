import { collectionAbi } from '@mofu/chain/collections'
import { marketAbi } from '@mofu/chain/market'
import {
  type Abi,
  type ContractFunctionArgs,
  type ContractFunctionName,
  createWalletClient,
  http,
  parseAbi,
  zeroAddress,
} from 'viem'

import { accountOf, type Person } from './accounts.ts'
import { readerOf } from './mint.ts'

type Hex = `0x${string}`

/** The market and the collection of a test. */
export type TradingPlace = { rpcUrl: string; market: Hex; collection: Hex }

type Payment = { coin?: Hex; price: bigint }
type Change = 'nonpayable' | 'payable'

const moneyAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount) returns (bool)',
])

/** Market actions sent directly to the chain; each call is mined before it returns its block. */
export function tradingAt({ rpcUrl, market, collection }: TradingPlace) {
  const reader = readerOf(rpcUrl)

  async function act<const A extends Abi, N extends ContractFunctionName<A, Change>>(
    person: Person,
    address: Hex,
    abi: A,
    functionName: N,
    args: ContractFunctionArgs<A, Change, N>,
    value = 0n,
  ): Promise<number> {
    const account = accountOf(person)
    const wallet = createWalletClient({ account, transport: http(rpcUrl) })
    const call = { address, abi, functionName, args, value, account, chain: null }
    const hash = await wallet.writeContract(call as never)
    const { status, blockNumber } = await reader.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`${functionName} of ${person} was turned down: ${hash}`)
    return Number(blockNumber)
  }

  return {
    allowMarket: (person: Person, isAllowed = true) =>
      act(person, collection, collectionAbi, 'setApprovalForAll', [market, isAllowed]),
    approveToken: (person: Person, tokenId: bigint, to: Hex = market) =>
      act(person, collection, collectionAbi, 'approve', [to, tokenId]),
    give: (person: Person, to: Person, tokenId: bigint) =>
      act(person, collection, collectionAbi, 'transferFrom', [
        accountOf(person).address,
        accountOf(to).address,
        tokenId,
      ]),
    list: (person: Person, tokenId: bigint, { coin = zeroAddress, price }: Payment, end = 0, start = 0) =>
      act(person, market, marketAbi, 'sellReady', [collection, tokenId, coin, price, start, end]),
    unlist: (person: Person, tokenId: bigint) =>
      act(person, market, marketAbi, 'cancelSell', [collection, tokenId]),
    unlistAll: (person: Person) => act(person, market, marketAbi, 'cancelAllSells', []),
    buy: (
      person: Person,
      seller: Person,
      tokenId: bigint,
      { coin = zeroAddress, price }: Payment,
      to: Person = person,
    ) =>
      act(
        person,
        market,
        marketAbi,
        'sellTokenTo',
        [{ collection, tokenId, seller: accountOf(seller).address, coin, price }, accountOf(to).address],
        coin === zeroAddress ? price : 0n,
      ),
    bid: (person: Person, tokenId: bigint, { coin = zeroAddress, price }: Payment, end = 0) =>
      act(
        person,
        market,
        marketAbi,
        'bid',
        [collection, tokenId, coin, price, end],
        coin === zeroAddress ? price : 0n,
      ),
    /** `more` is how much the new price is above the old one, in the chain's native coin. */
    raise: (person: Person, tokenId: bigint, price: bigint, more: bigint, end = 0) =>
      act(person, market, marketAbi, 'updateBidPrice', [collection, tokenId, price, end], more),
    unbid: (person: Person, tokenId: bigint) =>
      act(person, market, marketAbi, 'cancelBid', [collection, tokenId, accountOf(person).address]),
    accept: (person: Person, bidder: Person, tokenId: bigint, { coin = zeroAddress, price }: Payment) =>
      act(person, market, marketAbi, 'acceptBid', [
        collection,
        tokenId,
        accountOf(bidder).address,
        coin,
        price,
      ]),
    offerForAny: (
      person: Person,
      { coin = zeroAddress, price, quantity }: Payment & { quantity: number },
      end = 0,
    ) =>
      act(
        person,
        market,
        marketAbi,
        'makeCollectionOffer',
        [collection, coin, price, quantity, end],
        coin === zeroAddress ? price * BigInt(quantity) : 0n,
      ),
    cancelOfferForAny: (person: Person) =>
      act(person, market, marketAbi, 'cancelCollectionOffer', [collection, accountOf(person).address]),
    sellInto: (
      person: Person,
      offerer: Person,
      tokenIds: readonly bigint[],
      { coin = zeroAddress, price }: Payment,
    ) =>
      act(person, market, marketAbi, 'acceptCollectionOffer', [
        collection,
        tokenIds,
        accountOf(offerer).address,
        coin,
        price,
      ]),
    /** Mints test dollars and approves the market for them. */
    fund: async (person: Person, coin: Hex, amount: bigint) => {
      await act(person, coin, moneyAbi, 'mint', [accountOf(person).address, amount])
      return act(person, coin, moneyAbi, 'approve', [market, amount])
    },
  }
}
