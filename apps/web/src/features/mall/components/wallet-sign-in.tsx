import { useTranslations } from '../../../i18n/use-translations.ts'
import { SignWithWallet } from '../../../parts/sign-with-wallet.tsx'
import { signInWithWallet } from '../../../session/sign-with-wallet.ts'

export function WalletSignIn() {
  const t = useTranslations('accounts')
  return (
    <div className="w-full text-left">
      <SignWithWallet label={t('signInWallet')} use={signInWithWallet} />
    </div>
  )
}
