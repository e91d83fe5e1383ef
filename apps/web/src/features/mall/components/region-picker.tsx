/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a native list cannot be typed into; the field handles the keys, as in the combobox pattern */
import { type RegionCountry, regionCountries } from '@mofu/domain/mall/countries'
import {
  provincesOf,
  type Region,
  regionName,
  regionNames,
  regionPath,
  wholePathsOf,
} from '@mofu/domain/mall/regions'
import { type KeyboardEvent, useId, useState } from 'react'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { SelectField } from '../../../ui/select-field.tsx'

type RegionPickerProps = {
  country: RegionCountry
  codes: readonly string[]
  problem: string | undefined
  onChoose: (codes: string[]) => void
}

/** The maximum number of suggestions; nobody reads more. */
const MOST = 8

const levels = ['province', 'city', 'district'] as const

/** Province, city, district one after the other, or all at once by typing a part of any of their names. */
export function RegionPicker({ country, codes, problem, onChoose }: RegionPickerProps) {
  const t = useTranslations('mall')
  const language = useLanguage()
  const path = regionPath(country, codes) ?? []
  const provinces = provincesOf(country)
  // Where the country is a single province of the tree, there is nothing to choose.
  const isFixed = country !== 'CN' && regionCountries.includes(country)
  const start: readonly Region[] = isFixed ? provinces.slice(0, 1) : []
  const chosen = path.length === 0 ? start : path
  const steps = levels.flatMap((level, depth) => {
    const among = depth === 0 ? provinces : (chosen[depth - 1]?.children ?? [])
    return among.length === 0 || (isFixed && depth === 0) ? [] : [{ level, depth, among }]
  })
  const choose = (depth: number, code: string) =>
    onChoose([...chosen.slice(0, depth).map(({ value }) => value), code])
  return (
    <fieldset className="grid gap-3">
      <legend className="font-display mb-1 font-extrabold">{t('region')}</legend>
      <RegionSearch key={country} country={country} onChoose={onChoose} />
      <div className="grid gap-3 sm:grid-cols-3">
        {steps.map(({ level, depth, among }) => (
          <SelectField
            key={level}
            isRequired
            label={t(`regionLevel.${level}`)}
            value={chosen[depth]?.value ?? ''}
            emptyText={t('choose')}
            choices={among.map((region) => ({ value: region.value, label: regionName(region, language) }))}
            problem={problem !== undefined && chosen[depth] === undefined ? problem : undefined}
            onChoose={(code) => choose(depth, code)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function RegionSearch({ country, onChoose }: Pick<RegionPickerProps, 'country' | 'onChoose'>) {
  const t = useTranslations('mall')
  const language = useLanguage()
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const wanted = text.normalize('NFKC').trim().toLowerCase()
  const found = wanted === '' ? [] : matches(country, wanted)
  const isOpen = found.length > 0
  const take = (path: readonly Region[] | undefined) => {
    if (!path) return
    onChoose(path.map(({ value }) => value))
    setText('')
    setAt(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((at + step + found.length) % found.length)
    else if (event.key === 'Enter') take(found[at])
    else if (event.key === 'Escape') setText('')
    else return
    event.preventDefault()
  }
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {t('regionSearch')}
      </label>
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        autoComplete="off"
        value={text}
        placeholder={t('regionSearch')}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        className="border-line-strong bg-paper text-ink focus-visible:border-focus min-h-12 w-full rounded-2xl border-2 px-4 outline-none"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('region')}
        hidden={!isOpen}
        className="card absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto p-2"
      >
        {found.map((path, index) => (
          <div
            key={path.at(-1)?.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(path)}
            className={`min-h-11 cursor-pointer rounded-xl px-3 py-2 ${index === at ? 'bg-sunken' : ''}`}
          >
            {path.map((region) => regionName(region, language)).join(' › ')}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Places whose own name starts with the query come before those that only contain it. */
function matches(country: RegionCountry, wanted: string): (readonly Region[])[] {
  const names = (region: Region | undefined) =>
    region === undefined ? [] : regionNames(region).map((name) => name.toLowerCase())
  const all = wholePathsOf(country)
  const begins = all.filter((path) => names(path.at(-1)).some((name) => name.startsWith(wanted)))
  const holds = all.filter((path) =>
    path.some((region) => names(region).some((name) => name.includes(wanted))),
  )
  return [...new Set([...begins, ...holds])].slice(0, MOST)
}
