import { useTranslations } from '../i18n/use-translations.ts'
import { traitKey } from './trait-key.ts'

/** The names of a trait in the user's language; an unknown trait keeps its own. */
export function useTraitNames(): (type: string, value: string) => { kind: string; value: string } {
  const t = useTranslations('traits')
  return (type, value) => {
    const key = traitKey(type, value)
    if (!key) return { kind: type, value }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every trait has texts, by test
    const named = `value.${key.kind}.${key.value}` as 'value.species.cat'
    return { kind: t(`kind.${key.kind}`), value: t.has(named) ? t(named) : value }
  }
}
