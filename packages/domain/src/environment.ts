type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads a process's settings. Every wrong value is collected, so that a person mends them all at once and not one
 * after another; `finish` throws a message that names each.
 */
export function readEnvironment(environment: Environment) {
  const wrong: string[] = []
  const given = (name: string): string => environment[name]?.trim() ?? ''

  return {
    text(name: string, fallback: string): string {
      return given(name) || fallback
    },
    whole(
      name: string,
      { fallback, least, most }: { fallback: number; least: number; most: number },
    ): number {
      const text = given(name)
      const value = text === '' ? fallback : Number(text)
      if (!/^\d*$/.test(text) || value < least || value > most) {
        wrong.push(`${name}: a whole number from ${least} to ${most} is needed, not "${text}"`)
      }
      return value
    },
    /** An address with one of the given schemes; the fallback stands when it is absent. */
    url(name: string, schemes: readonly string[], fallback?: string): string {
      const text = given(name) || fallback || ''
      const fits = URL.canParse(text) && schemes.includes(new URL(text).protocol.replace(':', ''))
      if (!fits) wrong.push(`${name}: an address with ${schemes.join(':// or ')}:// is needed, not "${text}"`)
      return text
    },
    optionalUrl(name: string, schemes: readonly string[]): string | undefined {
      return given(name) === '' ? undefined : this.url(name, schemes)
    },
    oneOf<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const text = given(name) || fallback
      const choice = choices.find((one) => one === text)
      if (!choice) wrong.push(`${name}: one of ${choices.join(', ')} is needed, not "${text}"`)
      return choice ?? fallback
    },
    /** Runs a reader that throws its own message and adds that to the list. */
    part<T>(read: () => T, fallback: T): T {
      try {
        return read()
      } catch (error) {
        wrong.push(error instanceof Error ? error.message : String(error))
        return fallback
      }
    },
    finish(who: string): void {
      if (wrong.length > 0) {
        const lines = wrong.flatMap((message) => message.split('\n')).map((line) => `  ${line}`)
        throw new Error(`${who} cannot start:\n${lines.join('\n')}`)
      }
    },
  }
}
