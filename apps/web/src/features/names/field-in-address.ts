import { useState } from 'react'

export type FieldText = {
  /** What is in the field. */
  text: string
  /** What was last seen in the address. */
  seen: string
  /** Texts on their way from the field to the address, the oldest first. */
  sent: readonly string[]
}

export function typeText({ seen, sent }: FieldText, text: string): FieldText {
  return { text, seen, sent: [...sent, text.trim()] }
}

/** A link that changes the address fills the field; an earlier text of the field that arrives there late does not. */
export function followAddress({ text, sent }: FieldText, seen: string): FieldText {
  if (seen === text.trim()) return { text, seen, sent: [] }
  const index = sent.indexOf(seen)
  return index === -1 ? { text: seen, seen, sent: [] } : { text, seen, sent: sent.slice(index + 1) }
}

/** The text of a field that is also part of the page's address. */
export function useFieldInAddress(inAddress: string): [text: string, setText: (text: string) => void] {
  const [field, setField] = useState<FieldText>({ text: inAddress, seen: inAddress, sent: [] })
  const now = field.seen === inAddress ? field : followAddress(field, inAddress)
  if (now !== field) setField(now)
  return [now.text, (text) => setField((before) => typeText(before, text))]
}
