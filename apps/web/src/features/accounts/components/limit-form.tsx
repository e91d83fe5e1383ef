import { readAmount } from '@mofu/domain/read-amount'
import type { LimitAmount, SpendingPeriod } from '@mofu/domain/spending-limits'
import type { CoinSpending } from '@mofu/wire/accounts/spending'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { changeSpendingLimit } from '../actions/change-spending-limit.ts'

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
  const { symbol, decimals } = coin
  const change = useMutation({
    mutationFn: (wanted: LimitAmount) =>
      changeSpendingLimit({ chainId, coin: coin.coin, period, amount: wanted }),
    onSuccess: () => {
      form.reset()
      return queryClient.invalidateQueries({ queryKey: ['spending'] })
    },
  })
  const form = useAppForm({
    values: { limit: '' },
    check: ({ limit }) => ({
      limit:
        readAmount(limit, decimals) === undefined ? t('fieldWrong', { coin: symbol, decimals }) : undefined,
    }),
    onSend: async ({ limit }) => {
      const typed = readAmount(limit, decimals)
      if (typed !== undefined) await change.mutateAsync(typed)
    },
  })
  return (
    <form.AppForm>
      <form.Form>
        {change.isError ? <Note tone="berry">{wordsOf(change.error).text}</Note> : null}
        <form.AppField name="limit">
          {(field) => (
            <field.Text
              label={t(`field.${period}`)}
              hint={t('fieldHint', { coin: symbol })}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </form.AppField>
        <div className="flex flex-wrap gap-3">
          <form.Submit look="plain" size="small" className="" workingText={t('save')}>
            {t('save')}
          </form.Submit>
          {amount === undefined || isRaising ? null : (
            <Button size="small" look="quiet" disabled={change.isPending} onClick={() => change.mutate(null)}>
              {t('remove')}
            </Button>
          )}
          {amount !== undefined && isRaising ? (
            <Button
              size="small"
              look="quiet"
              disabled={change.isPending}
              onClick={() => change.mutate(amount)}
            >
              {t('keep')}
            </Button>
          ) : null}
        </div>
      </form.Form>
    </form.AppForm>
  )
}
