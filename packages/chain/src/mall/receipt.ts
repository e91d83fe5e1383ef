import { type Receipt, receiptText } from '@mofu/domain/mall/receipt'
import { type Address, verifyMessage } from 'viem'

export type SignedReceipt = { receipt: Receipt; signer: string; signature: string }

/** Whether the signature covers every character of a receipt. Works offline. */
export async function isReceiptTrue({ receipt, signer, signature }: SignedReceipt): Promise<boolean> {
  const message = receiptText(receipt)
  return verifyMessage({
    address: signer as Address,
    message,
    signature: signature as `0x${string}`,
  }).catch(() => false)
}
