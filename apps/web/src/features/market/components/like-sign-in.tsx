import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { SignWithWallet } from '../../../parts/sign-with-wallet.tsx'
import { openLoginDialog } from '../../../session/login-dialog-state.ts'
import { type Asked, signInWithWallet } from '../../../session/sign-with-wallet.ts'
import { storedSession } from '../../../session/stored-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { likePet } from '../actions/like-pet.ts'
import { likeQuery } from '../queries.ts'

/** Signs in on the pet's page. A connected wallet only signs a message, and the pet is liked with that. */
export function LikeSignIn({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('market')
  const tAccounts = useTranslations('accounts')
  const queryClient = useQueryClient()
  const isConnected = useAccount().status === 'connected'
  // The dialog of wallets comes in its place, and once one is connected the signature is asked for here.
  const [isConnecting, setConnecting] = useState(false)
  const signIn = async (asked: Asked, signature: string) => {
    await signInWithWallet(asked, signature)
    const { queryKey } = likeQuery(id, storedSession().web3?.token ?? '')
    const liked = await likePet({ id, isLiked: true })
    // The button asked for the state when the session began, which may have been before the like.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, liked)
  }
  return (
    <Dialog
      isOpen={isConnected || !isConnecting}
      onClose={onClose}
      title={t('likeSignIn')}
      description={t('likeSignInText')}
      closeLabel={t('close')}
    >
      <div className="grid gap-4">
        {isConnected ? (
          <SignWithWallet label={tAccounts('signInWallet')} use={signIn} />
        ) : (
          <Button
            look="main"
            onClick={() => {
              setConnecting(true)
              openWalletDialog()
            }}
          >
            {t('connect')}
          </Button>
        )}
        <Button
          onClick={() => {
            onClose()
            openLoginDialog()
          }}
        >
          {tAccounts('useEmail')}
        </Button>
      </div>
    </Dialog>
  )
}
