export type PayoutProof = { nonce: string; signature: string }

/** An address as typed, and the signature of its wallet once there is one. */
export type Payout = { text: string; proof: PayoutProof | undefined }

export const noPayout: Payout = { text: '', proof: undefined }
