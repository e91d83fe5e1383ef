export type DeviceStore = {
  /** Whether this device has signed in to the account of an e-mail before. */
  isKnown(token: string, email: string): Promise<boolean>
  /** Remembers one more device and gives its secret, which is never seen again. */
  add(accountId: string): Promise<string>
}
