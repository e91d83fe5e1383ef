/** Stands in for WalletConnect's own window, which is 340 kB and never shown: the QR code is in our own dialog. */
export function createAppKit() {
  throw new Error('WalletConnect must be started with showQrModal: false')
}
