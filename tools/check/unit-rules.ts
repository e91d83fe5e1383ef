import { type SettingReaders, settingsIn, settingViolations } from './process-settings.ts'

/** What the units of deploy/systemd and the files of deploy/env say, and what exists. */
export type UnitFiles = SettingReaders & {
  /** Text by name: `mofu-api.service`. */
  units: Readonly<Record<string, string>>
  /** Text by name: `api.env`. */
  envs: Readonly<Record<string, string>>
  exists: (path: string) => boolean
}

/** Where a release is installed: paths below it exist in the repository. */
const INSTALLED = '/opt/mofu/current/'
const SETTINGS = '/etc/mofu/'

/** Every unit starts a file that exists, with settings that its process reads, and none is missing. */
export function unitViolations({ units, envs, exists, ...readers }: UnitFiles): string[] {
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
      else violations.push(...settingViolations(env, env.replace(/\.env$/, ''), given, readers))
    }
    return violations
  })
  const idle = Object.keys(envs).filter((env) => !used.has(env))
  return [...found, ...idle.map((env) => `no unit reads deploy/env/${env}`)]
}

/** `Environment=NAME=value` lines, as lines of a file. */
function directSettings(unit: string): string {
  return [...unit.matchAll(/^Environment=(.+)$/gm)].map(([, line = '']) => line).join('\n')
}
