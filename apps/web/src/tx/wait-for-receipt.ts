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

type ReceiptQuery = Pick<TxRecord, 'account' | 'nonce' | 'fromBlock' | 'fingerprint' | 'hash'>

export type ReceiptCallbacks = {
  /** Called when the hash becomes known, or has changed. */
  onHash: (hash: Hash) => void
  onNetwork: (isReachable: boolean) => void
}

const POLL_MS = 1_000

/** A hash of target, data and value. Wallets change gas price and limits when they resend, never these. */
export function fingerprintOf(call: { to: Address | null; data: Hex; value: bigint }): Hash {
  return keccak256(concat([call.to ?? '0x', numberToHex(call.value, { size: 32 }), call.data]))
}

/**
 * Waits until a transaction is mined, for as long as it takes. It is identified by its hash, and by its sender and
 * nonce: one that the wallet resent at a higher gas price, or whose hash was lost with a closed page, is found as well.
 * A failing RPC says nothing about the transaction, so polling continues.
 */
export async function waitForReceipt(
  client: Client,
  { account, nonce, fromBlock, fingerprint, hash: knownHash }: ReceiptQuery,
  { onHash, onNetwork }: ReceiptCallbacks,
): Promise<TransactionReceipt> {
  let hash = knownHash
  let next = BigInt(fromBlock)
  for (;;) {
    try {
      const receipt = hash && (await receiptOf(client, hash))
      if (receipt) return receipt
      const used = await getTransactionCount(client, { address: account, blockTag: 'latest' })
      const head = used > nonce ? await getBlockNumber(client, { cacheTime: 0 }) : -1n
      // The nonce was used: search each block once for the transaction that used it.
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
    (each) => each.from.toLowerCase() === account.toLowerCase() && each.nonce === nonce,
  )
}
