import { lazy, Suspense, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { StateNote } from '../../../parts/state-note.tsx'
import { openLoginDialog } from '../../../session/login-dialog-state.ts'
import { storedMallUser } from '../../../session/stored-session.ts'
import { Button } from '../../../ui/button.tsx'
import { useAccount } from '../../../wallet/account.ts'

// The wallet code is loaded only for users who sign in with a wallet.
const WalletSignIn = lazy(async () => ({ default: (await import('./wallet-sign-in.tsx')).WalletSignIn }))

type AskToSignInProps = { text: string; isPage?: boolean; isWalletOnly?: boolean }

/** Both ways to sign in, on the page itself: users continue where they were. */
export function AskToSignIn({ text, isPage = false, isWalletOnly = false }: AskToSignInProps) {
  const t = useTranslations('mall')
  const isConnected = useAccount().status === 'connected'
  const [isByWallet, setByWallet] = useState(false)
  return (
    <StateNote isPage={isPage} scene="empty" title={t('signInTitle')} text={text}>
      {isWalletOnly ? null : (
        <Button
          look="main"
          onClick={() => openLoginDialog(storedMallUser() === undefined ? 'login' : 'mall')}
        >
          {t('signInPassword')}
        </Button>
      )}
      {isByWallet || isConnected ? (
        <Suspense>
          <WalletSignIn />
        </Suspense>
      ) : (
        <Button look={isWalletOnly ? 'main' : 'plain'} onClick={() => setByWallet(true)}>
          {t('signInWallet')}
        </Button>
      )}
    </StateNote>
  )
}
