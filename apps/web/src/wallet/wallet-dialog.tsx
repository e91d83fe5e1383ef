import { useState } from 'react'
import { useConnectors } from 'wagmi'

import { useTranslations } from '../i18n/use-translations.ts'
import { openLoginDialog } from '../session/login-dialog-state.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PairingPanel } from './pairing-panel.tsx'
import { useConnectWallet } from './use-connect-wallet.ts'
import { closeWalletDialog, useWalletDialogOpen } from './wallet-dialog-state.ts'
import { walletEnvironment } from './wallet-environment.ts'
import { WalletList } from './wallet-list.tsx'
import { WalletProvider } from './wallet-provider.tsx'
import { walletRows } from './wallet-rows.ts'

export function WalletDialog() {
  return (
    <WalletProvider>
      <WalletChoice />
    </WalletProvider>
  )
}

function WalletChoice() {
  const t = useTranslations('wallet')
  const accounts = useTranslations('accounts')
  const isOpen = useWalletDialogOpen()
  const { connecting, choose, cancel } = useConnectWallet(closeWalletDialog)
  const [surroundings, setSurroundings] = useState(walletEnvironment)
  // Detected again each time it opens: some wallets inject themselves late.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setSurroundings(walletEnvironment())
  }
  const rows = walletRows(useConnectors(), surroundings)
  const isPairing = connecting.state === 'pairing'

  const close = () => {
    cancel()
    closeWalletDialog()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(isPairing ? 'pairTitle' : 'dialogTitle')}
      {...(isPairing ? {} : { description: t('dialogText') })}
      closeLabel={t('close')}
    >
      {isPairing ? (
        <PairingPanel
          uri={connecting.uri}
          wallet={connecting.wallet}
          isMobile={surroundings.isMobile}
          onBack={cancel}
        />
      ) : (
        <>
          <WalletList
            rows={rows}
            connecting={connecting}
            onChoose={(connector, wallet) => void choose(connector, wallet)}
            onLookAgain={() => {
              cancel()
              setSurroundings(walletEnvironment())
            }}
          />
          <Button
            look="quiet"
            className="mt-4 w-full"
            onClick={() => {
              close()
              openLoginDialog()
            }}
          >
            {accounts('useEmail')}
          </Button>
        </>
      )}
    </Dialog>
  )
}
