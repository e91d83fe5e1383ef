import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { chooseMail } from '../actions/own-account.ts'
import { mailSettingsQuery } from '../queries.ts'
import { Section } from './section.tsx'

type Choice = { kind: Parameters<typeof chooseMail>[0]; isMailed: boolean }

/** Which notifications are sent by e-mail. Updates optimistically. */
export function MailsSection({ reader, hasEmail }: { reader: string; hasEmail: boolean }) {
  const t = useTranslations('accounts')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const query = mailSettingsQuery(reader)
  const settings = useQuery(query)
  // The optimistic choice, before the server has confirmed it.
  const [pressed, setPressed] = useState<ReadonlyMap<Choice['kind'], boolean>>(new Map())
  const choose = useMutation({
    mutationFn: ({ kind, isMailed }: Choice) => chooseMail(kind, isMailed),
    onSettled: async (_data, _error, { kind }) => {
      await queryClient.invalidateQueries(query)
      setPressed((before) => new Map([...before].filter(([other]) => other !== kind)))
    },
  })
  const press = (choice: Choice) => {
    setPressed((before) => new Map(before).set(choice.kind, choice.isMailed))
    choose.mutate(choice)
  }
  const failed = settings.error ?? choose.error
  return (
    <Section title={t('mails')} text={hasEmail ? t('mailsText') : t('mailsNoEmail')}>
      {failed ? <Note tone="berry">{wordsOf(failed).text}</Note> : null}
      {settings.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      <div className="grid gap-1">
        {settings.data?.map(({ kind, isMailed }) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="accent-coral size-5"
              checked={pressed.get(kind) ?? isMailed}
              disabled={!hasEmail}
              onChange={(event) => press({ kind, isMailed: event.target.checked })}
            />
            {t(`kind.${kind}`)}
          </label>
        ))}
      </div>
    </Section>
  )
}
