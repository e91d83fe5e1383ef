/** What the units of deploy/systemd and the files of deploy/env say, and what exists. */
export type UnitFiles = {
  /** Text by name: `mofu-api.service`. */
  units: Readonly<Record<string, string>>
  /** Text by name: `api.env`. */
  envs: Readonly<Record<string, string>>
  /** Settings that a process reads, by the name of its file of settings without `.env`. */
  known: Readonly<Record<string, ReadonlySet<string>>>
  /** Starts with these settings; throws when one is missing or wrong. */
  accepts: (process: string, settings: Readonly<Record<string, string>>) => void
  exists: (path: string) => boolean
}

/** Where a release is installed: paths below it exist in the repository. */
const INSTALLED = '/opt/mofu/current/'
const SETTINGS = '/etc/mofu/'

/** Every unit starts a file that exists, with settings that its process reads, and none is missing. */
export function unitViolations({ units, envs, known, accepts, exists }: UnitFiles): string[] {
  const used = new Set<string>()
  const found = Object.entries(units).flatMap(([name, text]) => {
    const violations = [...text.matchAll(/\/opt\/mofu\/current\/(\S+\.\w+|deploy\/\S+)/g)]
      .map(([path]) => path.slice(INSTALLED.length))
      .filter((path) => !path.startsWith('apps/web/dist') && !exists(path))
      .map((path) => `${name}: ${path} does not exist`)
    for (const [, file = ''] of text.matchAll(/^EnvironmentFile=-?(\S+)$/gm)) {
      const env = file.slice(SETTINGS.length)
      used.add(env)
      const given = settingsIn(`${envs[env] ?? ''}\n${directSettings(text)}`)
      if (!file.startsWith(SETTINGS) || envs[env] === undefined)
        violations.push(`${name}: no deploy/env/${env}`)
      else violations.push(...settingViolations(env, given, { known, accepts }))
    }
    return violations
  })
  const idle = Object.keys(envs).filter((env) => !used.has(env))
  return [...found, ...idle.map((env) => `no unit reads deploy/env/${env}`)]
}

function settingViolations(
  env: string,
  given: Readonly<Record<string, string>>,
  { known, accepts }: Pick<UnitFiles, 'known' | 'accepts'>,
): string[] {
  const process = env.replace(/\.env$/, '')
  const read = known[process]
  if (!read) return [`${env}: no process reads it`]
  const unknown = Object.keys(given).filter((name) => !read.has(name))
  if (unknown.length > 0) return unknown.map((name) => `${env}: ${process} does not read ${name}`)
  try {
    accepts(process, given)
    return []
  } catch (error) {
    return [`${env}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** `Environment=NAME=value` lines, as lines of a file. */
function directSettings(unit: string): string {
  return [...unit.matchAll(/^Environment=(.+)$/gm)].map(([, line = '']) => line).join('\n')
}

function settingsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}
