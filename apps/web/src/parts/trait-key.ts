import { kindLabels, traitLabels } from '@mofu/pets/trait-labels'
import { type TraitKind, traitKinds } from '@mofu/pets/traits'

export type TraitKey = { kind: TraitKind; value: string }

/** The key of a trait from its English label in the token metadata; undefined for traits that are not our pets'. */
export function traitKey(type: string, value: string): TraitKey | undefined {
  const kind = traitKinds.find((each) => each === type || kindLabels[each] === type)
  if (!kind) return undefined
  const found = Object.entries(traitLabels[kind]).find(([key, label]) => key === value || label === value)
  return found && { kind, value: found[0] }
}
