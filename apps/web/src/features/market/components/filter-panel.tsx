import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormatter } from 'use-intl'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useTraitNames } from '../../../parts/use-trait-names.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type ListProps, mediaTypes, readTraits, withoutFilters, writeTraits } from '../list-search.ts'
import { traitsQuery } from '../queries.ts'
import { mediaWords } from './media-words.ts'

/** The filters of the list. Each choice goes into the page's address at once. */
export function FilterPanel({ search, onSearch }: ListProps) {
  const t = useTranslations('market')
  const { collection, sort, q, ...filters } = search
  const unfiltered = {
    ...(collection === undefined ? {} : { collection }),
    ...(sort === undefined ? {} : { sort }),
    ...(q === undefined ? {} : { q }),
  }
  return (
    <div className="grid gap-6">
      <Group label={t('status')}>
        <Check
          label={t('onlyListed')}
          isOn={search.status === 'listed'}
          onChange={(isOn) =>
            onSearch(isOn ? { ...search, status: 'listed' } : withoutFilters(search, 'status'))
          }
        />
      </Group>
      <PriceGroup key={`${search.coin} ${search.min} ${search.max}`} search={search} onSearch={onSearch} />
      <Group label={t('media')}>
        {mediaTypes.map((media) => (
          <Check
            key={media}
            label={t(mediaWords[media])}
            isOn={search.media === media}
            onChange={(isOn) => onSearch(isOn ? { ...search, media } : withoutFilters(search, 'media'))}
          />
        ))}
      </Group>
      {collection === undefined ? (
        <p className="text-soft text-sm">{t('traitsNeedCollection')}</p>
      ) : (
        <TraitGroups collection={collection} search={search} onSearch={onSearch} />
      )}
      {Object.keys(filters).length === 0 ? null : (
        <Button size="small" onClick={() => onSearch(unfiltered)}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}

function PriceGroup({ search, onSearch }: ListProps) {
  const t = useTranslations('market')
  const { coins } = useNetwork()
  const [min, setMin] = useState(search.min ?? '')
  const [max, setMax] = useState(search.max ?? '')
  const [coin, setCoin] = useState(search.coin ?? coins[0]?.address ?? '')
  return (
    <Group label={t('price')}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ ...search, coin, min: min.trim(), max: max.trim() })
        }}
      >
        <label className="grid gap-1 text-sm font-semibold">
          {t('coin')}
          <select
            value={coin}
            onChange={({ target }) => setCoin(target.value)}
            className="border-line-strong bg-paper min-h-11 rounded-2xl border-2 px-3"
          >
            {coins.map(({ address, symbol }) => (
              <option key={address} value={address}>
                {symbol}
              </option>
            ))}
          </select>
        </label>
        <div className="grid grid-cols-2 gap-2">
          <TextField label={t('priceMin')} value={min} onText={setMin} inputMode="decimal" />
          <TextField label={t('priceMax')} value={max} onText={setMax} inputMode="decimal" />
        </div>
        <button
          type="submit"
          className="border-line-strong hover:border-coral font-display min-h-11 rounded-full border-2 font-extrabold"
        >
          {t('applyPrice')}
        </button>
      </form>
    </Group>
  )
}

function TraitGroups({ collection, search, onSearch }: ListProps & { collection: string }) {
  const t = useTranslations('market')
  const format = useFormatter()
  const namesOf = useTraitNames()
  const { chainId } = useNetwork()
  const traits = useQuery(traitsQuery(`${chainId}-${collection}`))
  const chosen = readTraits(search.traits)
  return (
    <>
      {traits.data?.map(({ type, values }) => (
        <details key={type} open={chosen.some((one) => one.type === type)} className="group">
          <summary className="font-display cursor-pointer py-1 font-extrabold">
            {namesOf(type, values[0]?.value ?? '').kind}
          </summary>
          <fieldset className="mt-1 max-h-72 overflow-y-auto">
            <legend className="sr-only">
              {t('traitsOf', { kind: namesOf(type, values[0]?.value ?? '').kind })}
            </legend>
            {values.map(({ value, count }) => (
              <Check
                key={value}
                label={namesOf(type, value).value}
                count={format.number(count)}
                isOn={chosen.some((one) => one.type === type && one.value === value)}
                onChange={(isOn) => {
                  const others = chosen.filter((one) => one.type !== type || one.value !== value)
                  onSearch({ ...search, traits: writeTraits(isOn ? [...others, { type, value }] : others) })
                }}
              />
            ))}
          </fieldset>
        </details>
      ))}
    </>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-display mb-1 font-extrabold">{label}</legend>
      {children}
    </fieldset>
  )
}

type CheckProps = { label: string; count?: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Check({ label, count, isOn, onChange }: CheckProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="accent-coral size-5 shrink-0"
      />
      <span className="min-w-0 grow">{label}</span>
      {count === undefined ? null : <span className="text-soft text-sm tabular-nums">{count}</span>}
    </label>
  )
}
