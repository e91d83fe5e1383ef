import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { useShownName } from '../../../parts/identity/use-identity.ts'
import { Button } from '../../../ui/button.tsx'
import { boughtQuery } from '../queries.ts'

/** What one person bought, asked for by a button: a page of people would be as many requests. */
export function Bought({ reader, wallet }: { reader: string; wallet: string }) {
  const t = useTranslations('referrals')
  const [isOpen, setOpen] = useState(false)
  const who = useShownName(wallet)
  if (isOpen) return <Sums reader={reader} wallet={wallet} />
  return (
    <Button size="small" className="justify-self-start sm:justify-self-end" onClick={() => setOpen(true)}>
      {t('showBought')}
      <span className="sr-only">{who}</span>
    </Button>
  )
}

function Sums({ reader, wallet }: { reader: string; wallet: string }) {
  const t = useTranslations('referrals')
  const wordsOf = useFailureWords()
  const { chainId } = useNetwork()
  const who = useShownName(wallet)
  const { data, error } = useQuery(boughtQuery(reader, chainId, wallet))
  if (!data) return <p className="text-soft">{error ? wordsOf(error).text : t('loading')}</p>
  if (data.length === 0) return <p className="text-soft sm:text-right">{t('boughtNothing')}</p>
  return (
    <ul aria-label={t('showBoughtBy', { who })} className="sm:text-right">
      {data.map(({ kind, coin, symbol, decimals, count, amount }) => (
        <li key={`${kind} ${coin}`}>
          <span className="text-soft">{t(`kind.${kind}`)} · </span>
          {count} ·{' '}
          <AmountLabel
            amount={BigInt(amount)}
            coin={symbol}
            decimals={decimals}
            className="font-semibold whitespace-nowrap"
          />
        </li>
      ))}
    </ul>
  )
}
