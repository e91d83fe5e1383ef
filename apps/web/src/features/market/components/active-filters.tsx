import { X } from 'lucide-react'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useTraitNames } from '../../../parts/use-trait-names.ts'
import { type ListProps, type ListSearch, readTraits, withoutFilters, writeTraits } from '../list-search.ts'
import { mediaWords } from './media-words.ts'

/** The filters of a list, each with a button that removes it. */
export function ActiveFilters({ search, onSearch }: ListProps) {
  const t = useTranslations('market')
  const namesOf = useTraitNames()
  const price = usePriceText(search)
  const { q, status, media } = search
  const traits = readTraits(search.traits)
  const filters: { text: string; rest: ListSearch }[] = [
    ...(q === undefined ? [] : [{ text: `“${q}”`, rest: withoutFilters(search, 'q') }]),
    ...(status === undefined ? [] : [{ text: t('onlyListed'), rest: withoutFilters(search, 'status') }]),
    ...(price === undefined ? [] : [{ text: price, rest: withoutFilters(search, 'coin', 'min', 'max') }]),
    ...(media === undefined ? [] : [{ text: t(mediaWords[media]), rest: withoutFilters(search, 'media') }]),
    ...traits.map((trait) => {
      const { kind, value } = namesOf(trait.type, trait.value)
      const others = traits.filter((one) => one !== trait)
      return { text: `${kind}: ${value}`, rest: { ...search, traits: writeTraits(others) } }
    }),
  ]
  return (
    <ul aria-label={t('activeFilters')} className="flex flex-wrap gap-2">
      {filters.map(({ text, rest }) => (
        <li key={text}>
          <button
            type="button"
            aria-label={t('removeFilter', { filter: text })}
            onClick={() => onSearch(rest)}
            className="border-line-strong hover:border-coral bg-card inline-flex min-h-8 items-center gap-1.5 rounded-full border-2 px-3 text-sm font-semibold"
          >
            {text}
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Undefined where neither a price nor its coin is chosen. */
function usePriceText({ coin: address, min, max }: ListSearch): string | undefined {
  const t = useTranslations('market')
  const { coins } = useNetwork()
  const coin = (coins.find((one) => one.address === address) ?? coins[0])?.symbol ?? ''
  if (min !== undefined && max !== undefined) return t('priceBetween', { min, max, coin })
  if (min !== undefined) return t('priceAbove', { min, coin })
  if (max !== undefined) return t('priceBelow', { max, coin })
  return address === undefined ? undefined : coin
}
