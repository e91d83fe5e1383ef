import type { NameFilter } from '@mofu/domain/name-filters'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { type ReadLabel, readLabel } from '../../../parts/recipient/read-label.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useFieldInAddress } from '../field-in-address.ts'
import type { NamesPlace } from '../names-place.ts'
import { namesSearch } from '../names-search.ts'
import { NameOfferPanel } from './name-offer-panel.tsx'

type NameSearchProps = { place: NamesPlace; typed: string; filter: NameFilter }

/** The search field. What was typed stays as it is; what it is read as is shown below. */
export function NameSearch({ place, typed, filter }: NameSearchProps) {
  const t = useTranslations('names')
  const navigate = useNavigate()
  const [text, setText] = useFieldInAddress(typed)
  const { data } = useQuery({
    queryKey: ['names', 'label', text],
    queryFn: async () => ({ read: await readLabel(text) }),
    staleTime: Infinity,
  })
  const read = data?.read
  const label = read && 'label' in read ? read.label : undefined
  const search = (next: string) => {
    setText(next)
    void navigate({
      to: '/pnslist',
      search: namesSearch(next.trim(), filter),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <section aria-labelledby="name-search" className="card grid gap-5 p-5 sm:p-6">
      <h2 id="name-search" className="text-2xl">
        {t('searchLabel')}
      </h2>
      <TextField
        label={t('searchLabel')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        placeholder="momo.pet"
        value={text}
        onText={search}
        hint={t('searchHint')}
        problem={read && 'fault' in read ? problemOf(t, read) : undefined}
      />
      {read && 'label' in read && read.isChanged ? (
        <output className="text-soft block">{t('readAs', { name: `${read.label}.pet` })}</output>
      ) : null}
      {label === undefined ? null : <NameOfferPanel key={label} place={place} label={label} />}
    </section>
  )
}

type Fault = Extract<ReadLabel, { fault: string }>

function problemOf(
  t: ReturnType<typeof useTranslations<'names'>>,
  { fault, character = '', code }: Fault,
): string {
  switch (fault) {
    case 'short':
      return t('faultShort')
    case 'long':
      return t('faultLong')
    case 'hyphen':
      return t('faultHyphen')
    case 'character':
      return t('faultCharacter', { character, code: code ?? '' })
    case 'invisible':
      return code === undefined ? t('faultMixed') : t('faultInvisible', { code })
    default:
      return fault satisfies never
  }
}
