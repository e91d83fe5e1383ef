import { useSpoken } from '../i18n/language.ts'
import { traitKey } from './trait-key.ts'

/** The names of a trait in the person's language; a stranger's trait keeps its own. */
export function useTraitNames(): (type: string, value: string) => { kind: string; value: string } {
  const { traits } = useSpoken().words.screens
  return (type, value) => {
    const key = traitKey(type, value)
    if (!key) return { kind: type, value }
    const values: Readonly<Record<string, string>> = traits.value[key.kind]
    return { kind: traits.kind[key.kind], value: values[key.value] ?? value }
  }
}
