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
import { addStaff, removeStaff } from '../actions/keep-shop.ts'

/** Who works in the shop. They keep its goods and orders; only the owner changes the shop itself. */
export function PeoplePanel({ desk: { shopId, people } }: { desk: ShopDesk }) {
  const t = useTranslations('desk')
  const wordsOf = useFailureWords()
  const [who, setWho] = useState('')
  const add = useAct(addStaff, () => setWho(''))
  const remove = useAct(removeStaff)
  const failed = add.error ?? remove.error
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
      </ul>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (who.trim() !== '') add.mutate({ shopId, who })
        }}
      >
        <TextField label={t('staffWho')} value={who} spellCheck={false} autoComplete="off" onText={setWho} />
        <SubmitButton isWorking={add.isPending} workingText={t('saving')}>
          {t('addStaff')}
        </SubmitButton>
      </form>
    </Panel>
  )
}
