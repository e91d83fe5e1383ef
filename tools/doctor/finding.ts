/** What was checked, and the command or setting that fixes it where it is missing. */
export type Finding = {
  name: string
  /** `missing` prevents `pnpm dev` from starting; `optional` is needed by some commands only. */
  state: 'ok' | 'missing' | 'optional'
  /** The version or path that was found, or what was found instead. */
  found: string
  fix: string
}

type Wanted = { name: string; fix: string; isOptional?: boolean }

/** A finding that is fine where something usable was found. */
export function finding(
  { name, fix, isOptional = false }: Wanted,
  usable: string | undefined,
  instead = 'not found',
): Finding {
  if (usable !== undefined) return { name, state: 'ok', found: usable, fix }
  return { name, state: isOptional ? 'optional' : 'missing', found: instead, fix }
}
