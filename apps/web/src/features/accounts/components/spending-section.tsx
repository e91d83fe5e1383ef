import type { CoinSpending } from '@mofu/wire/accounts/spending'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { spendingQuery } from '../queries.ts'
import { PeriodSpending } from './period-spending.tsx'
import { Section } from './section.tsx'

/** What draws and bets cost, and the limits that the player has set. */
export function SpendingSection({ reader, hasWallet }: { reader: string; hasWallet: boolean }) {
  const t = useTranslations('spending')
  const wordsOf = useFailureWords()
  const { chainId } = useNetwork()
  const { data, error, isPending } = useQuery(spendingQuery(reader, chainId))
  return (
    <Section title={t('title')} text={t('text')} anchor="limits">
      {hasWallet ? null : <Note tone="honey">{t('noWallet')}</Note>}
      {error ? <Note tone="berry">{wordsOf(error).text}</Note> : null}
      {isPending ? <Skeleton className="h-64 w-full rounded-2xl" /> : null}
      {data ? <Coins chainId={chainId} coins={data} /> : null}
    </Section>
  )
}

function Coins({ chainId, coins }: { chainId: number; coins: readonly CoinSpending[] }) {
  const t = useTranslations('spending')
  const [chosen, setChosen] = useState<string>()
  const shown = coins.find(({ coin }) => coin === chosen) ?? coins.find(isUsed) ?? coins[0]
  if (!shown) return null
  return (
    <div className="grid gap-6">
      <PillChoice
        legend={t('coin')}
        choices={coins.map(({ coin, symbol }) => ({ value: coin, label: symbol }))}
        value={shown.coin}
        onChoose={setChosen}
      />
      <p>{t('rule')}</p>
      {shown.periods.map((period) => (
        <PeriodSpending key={`${shown.coin} ${period.period}`} chainId={chainId} coin={shown} of={period} />
      ))}
      <p className="text-soft text-sm">{t('honest')}</p>
    </div>
  )
}

function isUsed({ periods }: CoinSpending): boolean {
  return periods.some(({ paid, limit }) => paid !== '0' || limit.amount !== null)
}
