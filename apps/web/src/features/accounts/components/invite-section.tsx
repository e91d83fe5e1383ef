import { useTranslations } from '../../../i18n/use-translations.ts'
import { InviteLink } from '../../../parts/invite-link.tsx'
import type { Me } from '../../../session/me-query.ts'
import { InviterForm } from './inviter-form.tsx'
import { Section } from './section.tsx'

export function InviteSection({ me }: { me: Me }) {
  const t = useTranslations('accounts')
  return (
    <Section title={t('invite')} text={t('inviteText', { code: me.myCode })}>
      <InviteLink code={me.myCode} />
      {me.inviterCode === null ? null : (
        <p className="text-soft mt-3">{t('invitedBy', { code: me.inviterCode })}</p>
      )}
      {me.inviterCode === null && me.address !== null ? (
        <div className="border-line mt-6 border-t-2 pt-4">
          <InviterForm address={me.address} />
        </div>
      ) : null}
    </Section>
  )
}
