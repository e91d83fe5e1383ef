import { useTranslations } from '../../../i18n/use-translations.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { PairingCode } from '../../../wallet/pairing-code.tsx'
import type { Me } from '../queries.ts'
import { InviterForm } from './inviter-form.tsx'
import { Section } from './section.tsx'

export function InviteSection({ me }: { me: Me }) {
  const t = useTranslations('accounts')
  const parts = useTranslations('parts')
  const link = `${window.location.origin}/?code=${me.myCode}`
  return (
    <Section title={t('invite')} text={t('inviteText', { code: me.myCode })}>
      <div className="grid items-center gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <PairingCode uri={link} label={t('inviteQr')} />
        <div>
          <p className="bg-sunken flex items-center justify-between gap-2 rounded-2xl p-3 text-sm font-semibold break-all">
            {link}
            <CopyButton
              text={link}
              label={parts('copy', { what: t('inviteLink') })}
              doneLabel={parts('copied')}
            />
          </p>
          {me.inviterCode === null ? null : (
            <p className="text-soft mt-3">{t('invitedBy', { code: me.inviterCode })}</p>
          )}
        </div>
      </div>
      {me.inviterCode === null && me.address !== null ? (
        <div className="border-line mt-6 border-t-2 pt-4">
          <InviterForm address={me.address} />
        </div>
      ) : null}
    </Section>
  )
}
