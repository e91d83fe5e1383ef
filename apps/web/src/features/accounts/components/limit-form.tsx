import { readAmount } from '@mofu/domain/read-amount'
import type { LimitAmount, SpendingPeriod } from '@mofu/domain/spending-limits'
import type { CoinSpending } from '@mofu/wire/accounts/spending'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { changeSpendingLimit } from '../actions/change-spending-limit.ts'
import { Form } from './form.tsx'

type LimitFormProps = {
  chainId: number
  coin: CoinSpending
  period: SpendingPeriod
  /** The limit of now, if there is one. */
  amount: bigint | undefined
  /** A higher limit, or none, is waiting. */
  isRaising: boolean
}

/** Sets, raises, lowers and removes a limit. */
export function LimitForm({ chainId, coin, period, amount, isRaising }: LimitFormProps) {
  const t = useTranslations('spending')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const { symbol, decimals } = coin
  const typed = readAmount(text, decimals)
  const change = useMutation({
    mutationFn: (wanted: LimitAmount) =>
      changeSpendingLimit({ chainId, coin: coin.coin, period, amount: wanted }),
    onSuccess: () => {
      setText('')
      setTried(false)
      return queryClient.invalidateQueries({ queryKey: ['spending'] })
    },
  })
  const save = () => {
    setTried(true)
    if (typed !== undefined) change.mutate(typed)
  }
  const wrong = isTried && typed === undefined ? t('fieldWrong', { coin: symbol, decimals }) : undefined
  return (
    <Form onSend={save}>
      {change.isError ? <Note tone="berry">{wordsOf(change.error).text}</Note> : null}
      <TextField
        label={t(`field.${period}`)}
        hint={t('fieldHint', { coin: symbol })}
        problem={wrong}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onText={setText}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" disabled={change.isPending} onClick={save}>
          {t('save')}
        </Button>
        {amount === undefined || isRaising ? null : (
          <Button size="small" look="quiet" disabled={change.isPending} onClick={() => change.mutate(null)}>
            {t('remove')}
          </Button>
        )}
        {amount !== undefined && isRaising ? (
          <Button size="small" look="quiet" disabled={change.isPending} onClick={() => change.mutate(amount)}>
            {t('keep')}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}
