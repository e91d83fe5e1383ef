import { useState } from 'react'
import { useConnectors } from 'wagmi'

import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { openLoginDialog } from './login-dialog-state.ts'
import { PairingPanel } from './pairing-panel.tsx'
import { useConnectWallet } from './use-connect-wallet.ts'
import { closeWalletDialog, useWalletDialogOpen } from './wallet-dialog-state.ts'
import { WalletList } from './wallet-list.tsx'
import { WalletRoom } from './wallet-room.tsx'
import { walletRows } from './wallet-rows.ts'
import { walletSurroundings } from './wallet-surroundings.ts'

export function WalletDialog() {
  return (
    <WalletRoom>
      <WalletChoice />
    </WalletRoom>
  )
}

function WalletChoice() {
  const t = useTranslations('wallet')
  const accounts = useTranslations('accounts')
  const isOpen = useWalletDialogOpen()
  const { connecting, choose, cancel } = useConnectWallet(closeWalletDialog)
  const [surroundings, setSurroundings] = useState(walletSurroundings)
  // Looked at again each time it opens: some wallets come into the page late.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setSurroundings(walletSurroundings())
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
              setSurroundings(walletSurroundings())
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
