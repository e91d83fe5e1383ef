import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { StateNote } from '../../../../parts/state-note.tsx'
import { storedMallUser } from '../../../../session/kept-session.ts'
import { openLoginDialog } from '../../../../session/login-dialog-state.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Button } from '../../../../ui/button.tsx'

/** Orders belong to somebody: both ways to say who. */
export function SignInNote({ isPage = false }: { isPage?: boolean }) {
  const t = useTranslations('orders')
  return (
    <StateNote isPage={isPage} scene="empty" title={t('signInTitle')} text={t('signInText')}>
      <Button look="main" onClick={() => openLoginDialog(storedMallUser() === undefined ? 'login' : 'mall')}>
        {t('signInPassword')}
      </Button>
      <Link to="/account" className={buttonStyle('plain')}>
        {t('signInWallet')}
      </Link>
    </StateNote>
  )
}
