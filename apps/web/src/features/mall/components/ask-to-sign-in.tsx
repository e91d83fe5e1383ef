import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { StateNote } from '../../../parts/state-note.tsx'
import { storedMallUser } from '../../../session/kept-session.ts'
import { openLoginDialog } from '../../../session/login-dialog-state.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'

type AskToSignInProps = { text: string; isPage?: boolean; isWalletOnly?: boolean }

/** Both ways in: the password here, the wallet's signature on the account's page. */
export function AskToSignIn({ text, isPage = false, isWalletOnly = false }: AskToSignInProps) {
  const t = useTranslations('mall')
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
      <Link to="/account" className={buttonStyle(isWalletOnly ? 'main' : 'plain')}>
        {t('signInWallet')}
      </Link>
    </StateNote>
  )
}
