import type { MerchantDashboard } from '@mofu/wire/mall/merchant'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { useOrderAction } from '../../orders/use-order-action.ts'
import { cancelInvitation, inviteStaff, removeStaff } from '../actions/save-shop.ts'

/** The shop's staff and invitations. Staff manage products and orders; only the owner changes the shop itself. */
export function PeoplePanel({
  dashboard: { shopId, people, invitations },
}: {
  dashboard: MerchantDashboard
}) {
  const t = useTranslations('merchant')
  const wordsOf = useFailureWords()
  const invite = useOrderAction(inviteStaff)
  const form = useAppForm({
    values: { invitee: '' },
    check: ({ invitee }) => ({ invitee: invitee.trim() === '' ? t('needed') : undefined }),
    onSend: async ({ invitee }, { reset }) => {
      await invite.mutateAsync({ shopId, invitee })
      reset()
    },
  })
  const cancel = useOrderAction(cancelInvitation)
  const remove = useOrderAction(removeStaff)
  const failed = cancel.error ?? remove.error
  return (
    <Panel title={t('people')}>
      <p className="text-soft mb-4">{t('peopleText')}</p>
      {failed ? <Note tone="berry">{wordsOf(failed).text}</Note> : null}
      <ul className="mb-4 grid gap-2">
        {people.map(({ accountId, name, role }) => (
          <li key={accountId} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-all">{name}</span>
            <Badge tone={role === 'owner' ? 'mint' : 'plain'}>{t(`role.${role}`)}</Badge>
            {role === 'owner' ? null : (
              <Button
                size="small"
                look="quiet"
                disabled={remove.isPending}
                onClick={() => remove.mutate({ shopId, accountId })}
              >
                {t('removeStaff', { name })}
              </Button>
            )}
          </li>
        ))}
        {invitations.map(({ id, invitee: invited }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-all">{invited}</span>
            <Badge tone="honey">{t('invited')}</Badge>
            <Button
              size="small"
              look="quiet"
              disabled={cancel.isPending}
              onClick={() => cancel.mutate({ shopId, id })}
            >
              {t('cancelInvitation', { name: invited })}
            </Button>
          </li>
        ))}
      </ul>
      <form.AppForm>
        <form.Form>
          <form.AppField name="invitee">
            {(field) => <field.Text isRequired label={t('invitee')} spellCheck={false} autoComplete="off" />}
          </form.AppField>
          <form.Failure />
          <form.Submit workingText={t('saving')}>{t('inviteStaff')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </Panel>
  )
}
