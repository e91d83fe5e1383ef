import { formatUnits } from 'viem'

type Sale = {
  id: string
  chainId: number
  email: string | null
  wallet: string
  updated: number
  itemName: string
  collection: string
  price: string
  coin: string
  symbol: string
  decimals: number
  from: string
  to: string
  tokenId: string
  kind: string
  isFinal: boolean
  inviter: string | null
  txHash: string
}

/** The columns of an exported line: SPEC §3's fields first, then what proves them on the chain. */
const columns: readonly (readonly [title: string, cell: (sale: Sale) => string])[] = [
  ['email', ({ email }) => email ?? ''],
  ['wallet', ({ wallet }) => wallet],
  ['updated', ({ updated }) => new Date(updated * 1_000).toISOString()],
  ['item_name', ({ itemName }) => itemName],
  ['collection', ({ collection }) => collection],
  ['price', ({ price, decimals }) => formatUnits(BigInt(price), decimals)],
  ['coin', ({ symbol }) => symbol],
  ['from', ({ from }) => from],
  ['to', ({ to }) => to],
  ['token_id', ({ tokenId }) => tokenId],
  ['sold', ({ kind }) => kind],
  ['is_final', ({ isFinal }) => (isFinal ? 'yes' : 'no')],
  ['inviter', ({ inviter }) => inviter ?? ''],
  ['coin_address', ({ coin }) => coin],
  ['chain_id', ({ chainId }) => String(chainId)],
  ['transaction_hash', ({ txHash }) => txHash],
  ['record_id', ({ id }) => id],
]

export const lineTitles: readonly string[] = columns.map(([title]) => title)

export function lineCells(sale: Sale): string[] {
  return columns.map(([, cell]) => cell(sale))
}
