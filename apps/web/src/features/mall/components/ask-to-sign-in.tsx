import { lazy, Suspense, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { StateNote } from '../../../parts/state-note.tsx'
import { useAccount } from '../../../session/account.ts'
import { storedMallUser } from '../../../session/kept-session.ts'
import { openLoginDialog } from '../../../session/login-dialog-state.ts'
import { Button } from '../../../ui/button.tsx'

// What speaks to wallets is fetched by whoever wants to sign in with one.
const WalletSignIn = lazy(async () => ({ default: (await import('./wallet-sign-in.tsx')).WalletSignIn }))

type AskToSignInProps = { text: string; isPage?: boolean; isWalletOnly?: boolean }

/** Both ways in, on the page itself: whoever has signed in goes on where they were. */
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
