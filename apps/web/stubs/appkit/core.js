/** Replaces WalletConnect's own dialog, which is 340 kB and never shown: the QR code is in ours. */
export function createAppKit() {
  throw new Error('WalletConnect must be started with showQrModal: false')
}
