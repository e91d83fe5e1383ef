import { useTranslations } from '../i18n/use-translations.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { PairingCode } from '../wallet/pairing-code.tsx'

/** The link that carries an invite code, to copy or to scan. */
export function InviteLink({ code }: { code: string }) {
  const t = useTranslations('accounts')
  const parts = useTranslations('parts')
  const link = `${window.location.origin}/?code=${code}`
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <PairingCode uri={link} label={t('inviteQr')} />
      <p className="bg-sunken flex items-center justify-between gap-2 rounded-2xl p-3 text-sm font-semibold break-all">
        {link}
        <CopyButton
          text={link}
          label={parts('copy', { what: t('inviteLink') })}
          doneLabel={parts('copied')}
        />
      </p>
    </div>
  )
}
