import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { percentText, readSlippage, slippageLimits, slippages, usualSlippage } from '../swap-limits.ts'

type Choice = (typeof slippages)[number] | 'custom'

type SlippageFieldProps = {
  /** In basis points; undefined while the typed one is invalid. */
  onSlippage: (points: bigint | undefined) => void
}

/** How much less may come out: a preset, or a percentage of one's own. */
export function SlippageField({ onSlippage }: SlippageFieldProps) {
  const t = useTranslations('exchange')
  const [choice, setChoice] = useState<Choice>(usualSlippage)
  const [text, setText] = useState('')
  const typed = readSlippage(text)
  const points = 'points' in typed ? typed.points : undefined
  const percents = { least: percentText(slippageLimits.least), most: percentText(slippageLimits.most) }
  const choose = (next: Choice) => {
    setChoice(next)
    onSlippage(next === 'custom' ? points : BigInt(next))
  }
  const type = (next: string) => {
    setText(next)
    const read = readSlippage(next)
    onSlippage('points' in read ? read.points : undefined)
  }
  const problem = 'problem' in typed && text.trim() !== '' ? typed.problem : undefined
  return (
    <div className="grid gap-3">
      <PillChoice<Choice>
        legend={t('slippage')}
        choices={[
          ...slippages.map((value) => ({ value, label: percentText(BigInt(value)) })),
          { value: 'custom', label: t('slippageCustom') },
        ]}
        value={choice}
        onChoose={choose}
      />
      {choice === 'custom' ? (
        <TextField
          label={t('slippageTyped')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.5"
          value={text}
          onText={type}
          hint={t('slippageHint', percents)}
          problem={
            problem === undefined
              ? undefined
              : t(problem === 'wrong' ? 'slippageWrong' : 'slippageTooMuch', percents)
          }
        />
      ) : null}
      {choice === 'custom' && points !== undefined && points > slippageLimits.warned ? (
        <Note tone="honey">{t('slippageLarge', { percent: percentText(points) })}</Note>
      ) : null}
    </div>
  )
}
