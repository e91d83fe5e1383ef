import { useTranslations } from '../../i18n/use-translations.ts'
import { signInWithWallet } from '../../session/sign-with-wallet.ts'
import { Note } from '../../ui/note.tsx'
import { SignWithWallet } from '../sign-with-wallet.tsx'

/** For a wallet with limits. Loaded only then: few players need it. */
export function SignInToPlay() {
  const t = useTranslations('accounts')
  const tParts = useTranslations('parts')
  return (
    <div className="grid gap-4">
      <Note tone="honey" title={tParts('limit.title')}>
        <p>{tParts('limit.signIn')}</p>
      </Note>
      <SignWithWallet label={t('signInWallet')} use={signInWithWallet} />
    </div>
  )
}
