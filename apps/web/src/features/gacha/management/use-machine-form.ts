import { useTranslations } from '../../../i18n/use-translations.ts'
import type { AppForm, Problems } from '../../../parts/form/use-app-form.ts'
import { readPrice } from '../../../parts/typed-values.ts'

/** A machine as its forms hold it. `step` and `baseUri` are set once, when it is created. */
export type MachineValues = {
  name: string
  cover: string
  title: string
  introduction: string
  step: string
  baseUri: string
}

export type MachineForm = AppForm<MachineValues>

export function useTextProblems(): (values: MachineValues) => Problems<MachineValues> {
  const t = useTranslations('gachaManagement')
  return ({ name, title }) => ({
    name: name.trim() === '' ? t('nameNeeded') : undefined,
    title: title.trim() === '' ? t('titleNeeded') : undefined,
  })
}

/** The step in the coin's smallest unit: above 0 and at most one whole coin, as the contract requires. */
export function readStep(text: string, decimals: number): bigint | undefined {
  const step = readPrice(text, decimals)
  return step === undefined || step === 0n || step > 10n ** BigInt(decimals) ? undefined : step
}

export function textsOf({ name, cover, title, introduction }: MachineValues) {
  return { name: name.trim(), cover, title: title.trim(), introduction: introduction.trim() }
}
