import type { LocalText as LocalWords } from '@mofu/domain/local-text'
import type { ComponentProps } from 'react'

import { useLanguage } from '../../i18n/language.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea as PlainTextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { useFieldContext } from './context.ts'
import { problemOf } from './problem-of.ts'
import { useBoundText } from './use-bound-text.ts'
import { withText } from './with-text.ts'

type Bound = 'value' | 'problem' | 'onText' | 'onBlur'

export function Text(props: Omit<ComponentProps<typeof TextField>, Bound>) {
  return <TextField {...props} {...useBoundText()} />
}

export function TextArea(props: Omit<ComponentProps<typeof PlainTextArea>, Bound>) {
  return <PlainTextArea {...props} {...useBoundText()} />
}

type LocalTextProps = Omit<ComponentProps<typeof TextField>, Bound> & { isLong?: boolean }

/** A text in the user's language; the other languages stay unchanged. */
export function LocalText({ isLong = false, label, hint, isRequired, maxLength }: LocalTextProps) {
  const { state, handleChange } = useFieldContext<LocalWords>()
  const language = useLanguage()
  const Field = isLong ? PlainTextArea : TextField
  return (
    <Field
      label={label}
      hint={hint}
      isRequired={isRequired}
      maxLength={maxLength}
      value={state.value[language] ?? ''}
      problem={problemOf(state.meta)}
      onText={(text) => handleChange(withText(state.value, language, text))}
    />
  )
}

export function Select<Value extends string>(
  props: Omit<ComponentProps<typeof SelectField<Value>>, 'value' | 'problem' | 'onChoose'>,
) {
  const { state, handleChange } = useFieldContext<Value | ''>()
  return (
    <SelectField {...props} value={state.value} problem={problemOf(state.meta)} onChoose={handleChange} />
  )
}

export function Tick(props: Omit<ComponentProps<typeof TickBox>, 'isTicked' | 'problem' | 'onTick'>) {
  const { state, handleChange } = useFieldContext<boolean>()
  return <TickBox {...props} isTicked={state.value} problem={problemOf(state.meta)} onTick={handleChange} />
}
