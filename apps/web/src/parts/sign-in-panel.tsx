import { useNetwork } from '../api/app-config.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { openLoginDialog } from '../session/login-dialog-state.ts'
import { signInWithWallet } from '../session/sign-with-wallet.ts'
import { Button } from '../ui/button.tsx'
import { PaperPage } from './paper-page.tsx'
import { SignWithWallet } from './sign-with-wallet.tsx'

type SignInPanelProps = {
  title: string
  text: string
  isWalletOnly?: boolean
  /** With the reason why an invite code was rejected, if it was. */
  onSignedIn?: (inviteRefusal: string | null) => void
}

/** Both ways to sign in. If the wallet fails, the e-mail and password form opens (SPEC §7), except on fvm. */
export function SignInPanel({ title, text, isWalletOnly = false, onSignedIn }: SignInPanelProps) {
  const t = useTranslations('accounts')
  const { name } = useNetwork()
  return (
    <PaperPage title={title} text={text}>
      <div className="grid gap-4">
        <SignWithWallet
          label={t('signInWallet')}
          use={async (asked, signature) => {
            const inviteRefusal = await signInWithWallet(asked, signature)
            onSignedIn?.(inviteRefusal)
          }}
          onFailed={() => name !== 'fvm' && openLoginDialog()}
        />
        {isWalletOnly ? null : <Button onClick={() => openLoginDialog()}>{t('useEmail')}</Button>}
      </div>
    </PaperPage>
  )
}
