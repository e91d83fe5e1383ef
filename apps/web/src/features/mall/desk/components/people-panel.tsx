import type { ShopDesk } from '@mofu/wire/mall/desk'
import { useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { useAct } from '../../orders/use-act.ts'
import { cancelInvitation, inviteStaff, removeStaff } from '../actions/keep-shop.ts'

/** Who works in the shop, and who is invited to. Staff manage products and orders; only the owner changes the shop itself. */
export function PeoplePanel({ desk: { shopId, people, invitations } }: { desk: ShopDesk }) {
  const t = useTranslations('desk')
  const wordsOf = useFailureWords()
  const [invitee, setInvitee] = useState('')
  const invite = useAct(inviteStaff, () => setInvitee(''))
  const cancel = useAct(cancelInvitation)
  const remove = useAct(removeStaff)
  const failed = invite.error ?? cancel.error ?? remove.error
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
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (invitee.trim() !== '') invite.mutate({ shopId, invitee })
        }}
      >
        <TextField
          label={t('invitee')}
          value={invitee}
          spellCheck={false}
          autoComplete="off"
          onText={setInvitee}
        />
        <SubmitButton isWorking={invite.isPending} workingText={t('saving')}>
          {t('inviteStaff')}
        </SubmitButton>
      </form>
    </Panel>
  )
}
