import { labelFault, type LabelFault } from '@mofu/domain/name-label'

export type ReadLabel =
  | { label: string; isChanged: boolean }
  | { fault: LabelFault | 'invisible'; character?: string; code?: string }

/**
 * What was typed as a name without `.pet`, by ENSIP-15: capitals and wide letters become the plain ones, and what looks
 * like them but is none is refused by name. The library is large and loaded here alone.
 */
export async function readLabel(typed: string): Promise<ReadLabel | undefined> {
  const text = typed.trim().replace(/\.pet$/i, '')
  if (text === '') return undefined
  const { ens_normalize } = await import('@adraffy/ens-normalize')
  let label: string
  try {
    label = ens_normalize(text)
  } catch {
    return faultOf(text.normalize('NFKC').toLowerCase()) ?? { fault: 'invisible' }
  }
  return faultOf(label) ?? { label, isChanged: label !== text }
}

function faultOf(label: string): ReadLabel | undefined {
  const wrong = labelFault(label)
  if (wrong?.character === undefined) return wrong
  const code = wrong.character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
  // A character without a shape of its own cannot be shown: its number says which it is.
  return /\p{C}|\p{Z}/u.test(wrong.character)
    ? { fault: 'invisible', code: `U+${code}` }
    : { ...wrong, code: `U+${code}` }
}
