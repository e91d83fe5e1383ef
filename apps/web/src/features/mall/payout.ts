export type PayoutProof = { nonce: string; signature: string }

/** An address as it was typed, and the signature of the wallet behind it once there is one. */
export type Payout = { text: string; proof: PayoutProof | undefined }

export const noPayout: Payout = { text: '', proof: undefined }
