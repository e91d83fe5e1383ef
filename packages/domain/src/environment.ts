type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads a process's settings. Collects every invalid value, so that all of them can be fixed at once; `finish` throws
 * one message that names each.
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
    /** A URL with one of the given schemes; the fallback applies when it is absent. */
    url(name: string, schemes: readonly string[], fallback?: string): string {
      const text = given(name) || fallback || ''
      const fits = URL.canParse(text) && schemes.includes(new URL(text).protocol.replace(':', ''))
      if (!fits) wrong.push(`${name}: an address with ${schemes.join(':// or ')}:// is needed, not "${text}"`)
      return text
    },
    /** Addresses of the same service, separated by commas, without the slash at their ends. */
    urls(name: string, schemes: readonly string[], fallback: readonly string[]): readonly string[] {
      const texts =
        given(name) === ''
          ? fallback
          : given(name)
              .split(',')
              .map((text) => text.trim())
      const isUrl = (text: string) => schemes.includes(URL.parse(text)?.protocol.replace(':', '') ?? '')
      for (const text of texts.filter((each) => !isUrl(each)))
        wrong.push(`${name}: addresses with ${schemes.join(':// or ')}:// are needed, not "${text}"`)
      return texts.map((text) => text.replace(/\/$/, ''))
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
    /** Runs a parser that throws, and adds its message to the list. */
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
