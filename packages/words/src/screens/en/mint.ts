export const mint = {
  gasFailed: 'your wallet will tell you',
  switchTo: 'Switch to {network}',
  switching: 'Confirm in your wallet…',
  wrongNetwork: 'Your wallet is on another network. Mofu’s pets live on {network}.',
  switchFailed: 'Your wallet did not switch. Choose {network} there by hand.',
} as const
