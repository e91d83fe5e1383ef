export type LoginMessage = {
  nonce: string
  address: string
  chainId: number
  message: string
  expiresAt: Date
}
