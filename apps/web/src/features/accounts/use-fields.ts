import { useState } from 'react'

/** The props of a field. */
export type BoundField = {
  value: string
  problem: string | undefined
  onText: (text: string) => void
  onBlur: () => void
}

type Problems<Name extends string> = Partial<Record<Name, string | undefined>>

/** Form fields. Each is validated on blur, and all of them on submit. */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  check: (name: Name, values: Readonly<Record<Name, string>>) => string | undefined,
) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<Name>>({})
  const names = Object.keys(initial) as Name[]

  const note = (name: Name, problem: string | undefined) =>
    setProblems((before) => ({ ...before, [name]: problem }))

  return {
    values,
    bind: (name: Name): BoundField => ({
      value: values[name],
      problem: problems[name],
      onText: (text: string) => {
        setValues((before) => ({ ...before, [name]: text }))
        // An invalid field is validated again on every change.
        if (problems[name] !== undefined) note(name, check(name, { ...values, [name]: text }))
      },
      onBlur: () => note(name, check(name, values)),
    }),
    /** Validates all fields; true if they are valid. */
    isRight: (): boolean => {
      const found = names.flatMap((name) => {
        const problem = check(name, values)
        return problem === undefined ? [] : [[name, problem] as const]
      })
      setProblems(Object.fromEntries(found) as Problems<Name>)
      return found.length === 0
    },
    clear: () => {
      setValues(initial)
      setProblems({})
    },
  }
}
