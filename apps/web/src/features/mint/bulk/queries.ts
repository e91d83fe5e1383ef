import { collectionAbi } from '@mofu/chain/collections'
import type { Address } from '@mofu/domain/address'
import { bulkLines } from '@mofu/wire/mint'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { estimateContractGas, getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'

import { callSigned } from '../../../api/call.ts'
import { untilIndexed } from '../../../api/indexed-block.ts'
import { maxFeeOf, type MintFee } from '../../../parts/minting/mint-fee.ts'

/** The progress of a bulk job: which of its documents are on the chain, and whether that can be trusted right now. */
export type BulkProgress = {
  /** Documents that are tokens, with the token's id. */
  minted: ReadonlyMap<string, string>
  /** False while a transaction of the wallet is pending: nothing may be sent. */
  isSettled: boolean
}

/** How long the read model may take to catch up with the head; then the progress is read again. */
const TIMEOUT_MS = 20_000

/** The order matters: the wallet's nonces and the head are read before the read model. */
export function bulkProgressQuery(
  client: Client,
  { chainId, wallet, bulkId }: { chainId: number; wallet: Address; bulkId: string },
) {
  return queryOptions({
    queryKey: ['mint', 'bulk', bulkId, chainId, wallet],
    queryFn: async ({ signal }): Promise<BulkProgress> => {
      const [pending, mined, head] = await Promise.all([
        getTransactionCount(client, { address: wallet, blockTag: 'pending' }),
        getTransactionCount(client, { address: wallet, blockTag: 'latest' }),
        getBlockNumber(client, { cacheTime: 0 }),
      ])
      await untilIndexed(chainId, Number(head), AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]))
      const { data } = await callSigned(bulkLines, { params: { id: bulkId } }, { signal })
      const minted = new Map(
        data.list.flatMap(({ tokenURI, nftId }) => (nftId === null ? [] : [[tokenURI, nftId] as const])),
      )
      return { minted, isSettled: pending === mined }
    },
    refetchInterval: 3_000,
  })
}

type Batch = {
  contract: Address
  recipient: Address
  royalty: number
  fee: Pick<MintFee, 'amount' | 'token'>
}

/** Transactions above half a block's gas would wait long to be included. */
const SHARE_OF_BLOCK = 2n
const LINES_MOST = 200

/** How many lines fit into one transaction, by the gas estimate of the first ones. */
export function batchSizeQuery(
  client: Client,
  wallet: Address,
  uris: readonly string[],
  { contract, recipient, royalty, fee }: Batch,
) {
  const [first, second] = uris
  const value = fee.token === undefined ? fee.amount : 0n
  return queryOptions({
    queryKey: ['mint', 'batch-size', contract, wallet, first, second, String(value)],
    queryFn: async () => {
      if (first === undefined || second === undefined) return 1
      const gasOf = (batch: readonly string[]) =>
        estimateContractGas(client, {
          account: wallet,
          address: contract,
          abi: collectionAbi,
          functionName: 'mintMany',
          args: [recipient, batch, BigInt(royalty), maxFeeOf(fee)],
          value: value * BigInt(batch.length),
        })
      const [one, two, { gasLimit }] = await Promise.all([
        gasOf([first]),
        gasOf([first, second]),
        getBlock(client),
      ])
      const each = two - one
      const available = gasLimit / SHARE_OF_BLOCK - one
      return Math.max(1, Math.min(LINES_MOST, Number(available / each)))
    },
    staleTime: 60_000,
  })
}
