import {
  type Address,
  type Client,
  concat,
  type Hash,
  type Hex,
  keccak256,
  numberToHex,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getBlockNumber, getTransactionCount, getTransactionReceipt } from 'viem/actions'

import { TxError } from './failure.ts'
import type { TxRecord } from './record.ts'

type Followed = Pick<TxRecord, 'account' | 'nonce' | 'fromBlock' | 'fingerprint' | 'hash'>

export type Following = {
  /** It has another hash than we knew, or one at last. */
  onHash: (hash: Hash) => void
  onNetwork: (isReachable: boolean) => void
}

const POLL_MS = 1_000

/** Target, data and value in one. Wallets change price and limits when they send again, never these. */
export function fingerprintOf(call: { to: Address | null; data: Hex; value: bigint }): Hash {
  return keccak256(concat([call.to ?? '0x', numberToHex(call.value, { size: 32 }), call.data]))
}

/**
 * Waits until a transaction is on the chain, for as long as it takes. It is known by its hash, and by its sender and
 * nonce: a wallet that sent it again at a higher price, or told us no hash before the page went away, is found out all
 * the same. An RPC that fails while waiting says nothing about the transaction, so we ask again.
 */
export async function follow(
  client: Client,
  { account, nonce, fromBlock, fingerprint, hash: known }: Followed,
  { onHash, onNetwork }: Following,
): Promise<TransactionReceipt> {
  let hash = known
  let next = BigInt(fromBlock)
  for (;;) {
    try {
      const receipt = hash && (await receiptOf(client, hash))
      if (receipt) return receipt
      const used = await getTransactionCount(client, { address: account, blockTag: 'latest' })
      const head = used > nonce ? await getBlockNumber(client, { cacheTime: 0 }) : -1n
      // Somebody used the nonce: look through each block once for who it was.
      for (; next <= head; next++) {
        const found = await transactionIn(client, next, { account, nonce })
        if (!found) continue
        if (fingerprintOf({ ...found, data: found.input }) !== fingerprint)
          throw new TxError({ kind: 'replaced' })
        if (found.hash !== hash) onHash(found.hash)
        hash = found.hash
        break
      }
      onNetwork(true)
    } catch (error) {
      if (error instanceof TxError) throw error
      onNetwork(false)
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

export async function receiptOf(client: Client, hash: Hash): Promise<TransactionReceipt | undefined> {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}

async function transactionIn(
  client: Client,
  blockNumber: bigint,
  { account, nonce }: { account: Address; nonce: number },
) {
  const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true })
  return transactions.find(
    ({ from, nonce: its }) => from.toLowerCase() === account.toLowerCase() && its === nonce,
  )
}
