import { useTranslations } from '../../../i18n/use-translations.ts'
import { SignWithWallet } from '../../../parts/sign-with-wallet.tsx'
import { useNetwork } from '../../../session/app-config.ts'
import { openLoginDialog } from '../../../session/login-dialog-state.ts'
import { signInWithWallet } from '../../../session/sign-with-wallet.ts'
import { Button } from '../../../ui/button.tsx'
import { PaperPage } from './paper-page.tsx'

type SignInPanelProps = {
  title: string
  text: string
  isWalletOnly?: boolean
  /** With the reason why an invite code was not taken, where there is one. */
  onSignedIn?: (inviteRefusal: string | null) => void
}

/** Both ways in. When the wallet's fails, the box for e-mail and password opens (SPEC §7), but not on fvm. */
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
