import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TickBox } from '../../../ui/tick-box.tsx'
import { type MallSearch, readMallSearch } from '../mall-search.ts'
import { centsText, readCents } from '../orders/cents.ts'

const dollarsOf = (cents: number | undefined) => (cents === undefined ? '' : centsText(BigInt(cents)))

/** Narrows a search by price and stock. */
export function PriceFilter({ search }: { search: MallSearch }) {
  const t = useTranslations('mall')
  const navigate = useNavigate()
  const [from, setFrom] = useState(dollarsOf(search.from))
  const [to, setTo] = useState(dollarsOf(search.to))
  const [isTried, setTried] = useState(false)
  const isWrong = (text: string) => text.trim() !== '' && readCents(text) === undefined
  const problem = (text: string) => (isTried && isWrong(text) ? t('priceWrong') : undefined)
  const apply = () => {
    setTried(true)
    if (isWrong(from) || isWrong(to)) return
    const [least, most] = [readCents(from), readCents(to)]
    void navigate({
      to: '/mall',
      search: readMallSearch({
        ...search,
        from: least === undefined ? '' : String(least),
        to: most === undefined ? '' : String(most),
      }),
    })
  }
  const isNarrowed = search.from !== undefined || search.to !== undefined || search.stock !== undefined
  return (
    <details className="mb-6" open={isNarrowed}>
      <summary className="w-fit cursor-pointer font-semibold">{t('narrow')}</summary>
      <form
        className="mt-3 flex flex-wrap items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <div className="w-36">
          <TextField
            label={t('priceFrom')}
            inputMode="decimal"
            value={from}
            problem={problem(from)}
            onText={setFrom}
          />
        </div>
        <div className="w-36">
          <TextField
            label={t('priceTo')}
            inputMode="decimal"
            value={to}
            problem={problem(to)}
            onText={setTo}
          />
        </div>
        <div className="self-end">
          <Button onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}>
            {t('applyFilter')}
          </Button>
        </div>
        <div className="self-center">
          <TickBox
            label={t('onlyInStock')}
            isTicked={search.stock !== undefined}
            onTick={(isTicked) =>
              void navigate({
                to: '/mall',
                search: readMallSearch({ ...search, stock: isTicked ? 'in' : '' }),
              })
            }
          />
        </div>
      </form>
    </details>
  )
}
