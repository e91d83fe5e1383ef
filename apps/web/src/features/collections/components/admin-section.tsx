import { collectionStates } from '@mofu/domain/collection-states'
import type { CollectionDetail } from '@mofu/wire/collections'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useStoredSession } from '../../../session/stored-session.ts'
import { Note } from '../../../ui/note.tsx'
import { RadioChoice } from '../../../ui/radio-choice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { setState } from '../actions/set-state.ts'
import { isAdminQuery } from '../queries.ts'

const SHORTEST_REASON = 3

// Reads the chain: the wallet code loads only when an admin looks at this state.
const BlacklistState = lazy(async () => {
  const { BlacklistState: component } = await import('../blacklist/blacklist-state.tsx')
  return { default: component }
})

/** For admins: the moderation of a collection, with a reason for the audit log. */
export function AdminSection({ collection }: { collection: CollectionDetail }) {
  const { web3 } = useStoredSession()
  const isAdmin = useQuery({ ...isAdminQuery(web3?.token ?? ''), enabled: web3 !== undefined })
  return isAdmin.data === true ? <StateForm collection={collection} /> : null
}

function StateForm({ collection }: { collection: CollectionDetail }) {
  const { id, state: now } = collection
  const t = useTranslations('collections')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const [state, choose] = useState(now)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = reason.trim().length < SHORTEST_REASON
  const change = useMutation({
    mutationFn: setState,
    onSuccess: async () => {
      setReason('')
      setTried(false)
      await queryClient.invalidateQueries({ queryKey: ['collections'] })
    },
  })
  return (
    <section aria-labelledby="standing" className="card mt-10 p-5 sm:p-8">
      <h2 id="standing" className="text-2xl">
        {t('adminTitle')}
      </h2>
      <p className="text-soft mb-4">{t('adminText')}</p>
      <form
        noValidate
        className="grid max-w-lg gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isShort) change.mutate({ id, state, reason })
        }}
      >
        {change.isError ? <Note tone="berry">{wordsOf(change.error).text}</Note> : null}
        {change.isSuccess ? (
          <Note tone="mint">{t('adminDone', { state: t(change.variables.state) })}</Note>
        ) : null}
        <RadioChoice
          label={t('adminState')}
          name="state"
          values={collectionStates}
          chosen={state}
          onChoose={choose}
          textOf={(one) => t(one)}
        />
        {state === 'disabled' ? (
          <Suspense fallback={<Skeleton className="h-32 rounded-2xl" />}>
            <BlacklistState collection={collection} />
          </Suspense>
        ) : null}
        <TextField
          label={t('adminReason')}
          value={reason}
          onText={setReason}
          hint={t('adminReasonHint')}
          problem={isTried && isShort ? t('adminReasonHint') : undefined}
          autoComplete="off"
        />
        <SubmitButton isWorking={change.isPending} workingText={t('adminWorking')}>
          {t('adminSend')}
        </SubmitButton>
      </form>
    </section>
  )
}
