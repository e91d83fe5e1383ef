import { type SettingReaders, settingsIn, settingViolations } from './process-settings.ts'

type Service = {
  image?: string
  env_file?: readonly string[]
  environment?: Readonly<Record<string, string | number>>
  secrets?: readonly { source: string; target: string }[]
  volumes?: readonly string[]
  read_only?: boolean
  user?: string
  cap_drop?: readonly string[]
  security_opt?: readonly string[]
  healthcheck?: object
  depends_on?: readonly string[] | Readonly<Record<string, object>>
}

export type Compose = {
  services: Readonly<Record<string, Service>>
  secrets?: Readonly<Record<string, object>>
}

/** What deploy/containers says, and what exists. */
export type ComposeFiles = SettingReaders & {
  compose: Compose
  /** Text by path from the file of compose: `env/api.env`. */
  envs: Readonly<Record<string, string>>
  /** Targets of the Containerfile. */
  images: ReadonlySet<string>
  /** Paths from the file of compose. */
  exists: (path: string) => boolean
}

/** Folders that an installation fills. */
const ofInstallation = ['./deployments', './certificates', './secrets']

/** Every process of the product gets settings that it reads, and may do no more than it needs. */
export function composeViolations(files: ComposeFiles): string[] {
  const { services, secrets = {} } = files.compose
  const used = new Set(Object.values(services).flatMap(({ env_file = [] }) => env_file))
  const started = new Set<string>()
  const found = Object.entries(services).flatMap(([name, service]) => {
    const target = /\/mofu-([a-z]+):/.exec(service.image ?? '')?.[1]
    if (target !== undefined) started.add(target)
    return [
      ...(target === undefined
        ? tagViolations(name, service)
        : processViolations(name, target, service, files)),
      ...missingViolations(name, service, files),
      ...(service.secrets ?? [])
        .filter(({ source }) => !(source in secrets))
        .map(({ source }) => `${name}: there is no secret ${source}`),
      ...Object.keys(dependencies(service))
        .filter((other) => !(other in services))
        .map((other) => `${name}: there is no service ${other}`),
    ]
  })
  return [
    ...found,
    ...[...files.images].filter((image) => !started.has(image)).map((image) => `no service runs ${image}`),
    ...Object.keys(files.envs)
      .filter((path) => !used.has(path))
      .map((path) => `no service reads ${path}`),
  ]
}

function processViolations(name: string, target: string, service: Service, files: ComposeFiles): string[] {
  if (!files.images.has(target)) return [`${name}: the Containerfile has no target ${target}`]
  const { env_file = [], environment = {}, secrets = [] } = service
  const given = {
    ...settingsIn(env_file.map((path) => files.envs[path] ?? '').join('\n')),
    ...Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(String(value))])),
  }
  const targets = new Set(secrets.map((secret) => `/run/secrets/${secret.target}`))
  return [
    ...settingViolations(name, target, given, files),
    ...hostViolations(name, target, given, files),
    ...Object.entries(given)
      .filter(([, value]) => value.startsWith('/run/secrets/') && !targets.has(value))
      .map(([setting]) => `${name}: ${setting} names no secret of the service`),
    ...(service.read_only === true ? [] : [`${name}: its files can be written`]),
    ...(/^[1-9]\d*:[1-9]\d*$/.test(service.user ?? '') ? [] : [`${name}: runs as root`]),
    ...(service.cap_drop?.includes('ALL') ? [] : [`${name}: has capabilities`]),
    ...(service.security_opt?.includes('no-new-privileges:true') ? [] : [`${name}: may gain privileges`]),
    ...(service.healthcheck || target === 'migrate' ? [] : [`${name}: has no health check`]),
  ]
}

/** In a container nobody reaches what listens on the loopback address only. */
export function hostViolations(
  where: string,
  process: string,
  given: Readonly<Record<string, string>>,
  { known }: Pick<SettingReaders, 'known'>,
): string[] {
  return [...(known[process] ?? [])]
    .filter((setting) => setting.endsWith('_HOST') && given[setting] !== '0.0.0.0')
    .map((setting) => `${where}: ${setting} is not 0.0.0.0`)
}

function tagViolations(name: string, { image = '' }: Service): string[] {
  return /(?::[^:/]*\d[^:/]*|@sha256:[0-9a-f]{64})$/.test(image) ? [] : [`${name}: ${image} has no version`]
}

function missingViolations(
  name: string,
  { env_file = [], volumes = [] }: Service,
  files: ComposeFiles,
): string[] {
  const mounted = volumes.map((volume) => volume.split(':')[0] ?? '').filter((path) => path.startsWith('.'))
  return [...env_file, ...mounted]
    .filter((path) => !ofInstallation.includes(path) && !files.exists(path))
    .map((path) => `${name}: ${path} does not exist`)
}

/** `${NAME:?}` as a value that compose would put there. */
function filled(value: string): string {
  return value.replace(/\$\{\w+:\?\}/g, 'filled')
}

function dependencies({ depends_on: on = {} }: Service): Readonly<Record<string, object>> {
  return Array.isArray(on)
    ? Object.fromEntries(on.map((name) => [name, {}]))
    : (on as Readonly<Record<string, object>>)
}
