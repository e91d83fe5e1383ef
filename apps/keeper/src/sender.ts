import { createWalletClient, type Hex, http, type PublicClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

export type Call = { to: Hex; data: Hex }
/** What became of a call; without `gasUsed` if it was not mined. */
export type Sent = { gasUsed?: bigint; error?: unknown }

type SenderInput = {
  rpcUrl: string
  privateKey: Hex
  /** How long a transaction may take to be mined. */
  receiptMs?: number
}

/** Nodes replace a transaction by one that pays at least a tenth more; each attempt pays a quarter more. */
const MAX_RAISES = 8

/** Sends transactions of one key without waiting for one before the next. */
export class Sender {
  private readonly reader: PublicClient
  private readonly input: SenderInput
  /** How often in a row earlier transactions were found that are not mined. */
  private raises = 0

  constructor(reader: PublicClient, input: SenderInput) {
    this.reader = reader
    this.input = input
  }

  /**
   * Sends calls that do not depend on each other, and waits until all are mined. The results have the order of the calls.
   * Earlier transactions that are not mined are replaced: behind them these would wait as well, and once mined they would
   * pay for what is no longer needed.
   */
  async sendAll(calls: readonly Call[]): Promise<Sent[]> {
    if (calls.length === 0) return []
    const account = privateKeyToAccount(this.input.privateKey)
    const { address } = account
    const wallet = createWalletClient({ account, transport: http(this.input.rpcUrl) })
    const [mined, pending, { chainId, maxFeePerGas, maxPriorityFeePerGas, gasPrice }, estimates] =
      await Promise.all([
        this.reader.getTransactionCount({ address, blockTag: 'latest' }),
        this.reader.getTransactionCount({ address, blockTag: 'pending' }),
        wallet.prepareTransactionRequest({ chain: null, parameters: ['chainId', 'fees', 'type'] }),
        Promise.allSettled(calls.map((call) => this.reader.estimateGas({ account, ...call }))),
      ])
    this.raises = pending > mined ? Math.min(this.raises + 1, MAX_RAISES) : 0
    const raised = (fee: bigint) => (fee * 5n ** BigInt(this.raises)) / 4n ** BigInt(this.raises)
    const fees =
      maxFeePerGas === undefined || maxPriorityFeePerGas === undefined
        ? { type: 'legacy' as const, gasPrice: raised(gasPrice ?? 0n) }
        : {
            type: 'eip1559' as const,
            maxFeePerGas: raised(maxFeePerGas),
            maxPriorityFeePerGas: raised(maxPriorityFeePerGas),
          }
    let nonce = mined
    const waits: Promise<Sent>[] = []
    for (const [index, { to, data }] of calls.entries()) {
      const estimate = estimates[index]
      if (estimate?.status !== 'fulfilled') {
        waits.push(Promise.resolve({ error: estimate?.reason }))
        continue
      }
      try {
        // A quarter more: what other transactions change before it may make it more expensive.
        const gas = (estimate.value * 5n) / 4n
        const serializedTransaction = await account.signTransaction({
          ...fees,
          chainId,
          to,
          data,
          gas,
          nonce,
        })
        const hash = await this.reader.sendRawTransaction({ serializedTransaction })
        nonce += 1
        waits.push(this.mined(hash).catch((error: unknown) => ({ error })))
      } catch (error) {
        // The next one takes this nonce.
        waits.push(Promise.resolve({ error }))
      }
    }
    return Promise.all(waits)
  }

  private async mined(hash: Hex): Promise<Sent> {
    const timeout = this.input.receiptMs ?? 60_000
    const { status, gasUsed } = await this.reader.waitForTransactionReceipt({ hash, timeout })
    return status === 'success'
      ? { gasUsed }
      : { gasUsed, error: new Error(`keeper: transaction reverted: ${hash}`) }
  }
}
