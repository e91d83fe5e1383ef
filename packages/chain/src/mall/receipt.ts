import { type Receipt, receiptText } from '@mofu/domain/mall/receipt'
import { type Address, verifyMessage } from 'viem'

export type SignedReceipt = { receipt: Receipt; signer: string; signature: string }

/** Whether every character of a receipt is what its signer put their name to. Asks nobody: it needs no network. */
export async function isReceiptTrue({ receipt, signer, signature }: SignedReceipt): Promise<boolean> {
  const message = receiptText(receipt)
  return verifyMessage({
    address: signer as Address,
    message,
    signature: signature as `0x${string}`,
  }).catch(() => false)
}
