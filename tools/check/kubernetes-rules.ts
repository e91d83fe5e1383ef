import { hostViolations } from './compose-rules.ts'
import { type SettingReaders, type Settings, settingViolations } from './process-settings.ts'

type Probe = { httpGet?: { path: string; port: string } }
type Container = {
  name: string
  image: string
  args?: readonly string[]
  env?: readonly { name: string; value?: string }[]
  envFrom?: readonly { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  ports?: readonly { name: string; containerPort: number }[]
  startupProbe?: Probe
  livenessProbe?: Probe
  readinessProbe?: Probe
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> }
  securityContext?: {
    allowPrivilegeEscalation?: boolean
    readOnlyRootFilesystem?: boolean
    capabilities?: { drop?: readonly string[] }
  }
}
type Pod = {
  terminationGracePeriodSeconds?: number
  securityContext?: { runAsNonRoot?: boolean }
  containers: readonly Container[]
}
type Labels = Readonly<Record<string, string>>
export type Manifest = {
  kind: string
  metadata: { name: string }
  spec?: {
    replicas?: number
    template?: { metadata: { labels: Labels }; spec: Pod }
    /** A service names the labels themselves. */
    selector?: { app?: string; matchLabels?: Labels }
    scaleTargetRef?: { name: string }
    ports?: readonly { targetPort: string }[]
    podMetricsEndpoints?: readonly { port: string }[]
  }
}

/** What deploy/kubernetes says, and what exists. */
export type KubernetesFiles = SettingReaders & {
  manifests: readonly Manifest[]
  /** Settings by the name of the ConfigMap or Secret that has them. */
  settings: Readonly<Record<string, Settings>>
  /** What each target of the Containerfile starts. */
  images: ReadonlyMap<string, string>
}

/** What the processes take to end when no setting says otherwise. */
const SHUTDOWN_SECONDS = 20

/** Every process gets settings that it reads, is watched, limited and may be moved to another machine. */
export function kubernetesViolations(files: KubernetesFiles): string[] {
  const { manifests, images } = files
  const running = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
  const started = new Set(running.map(({ metadata }) => metadata.name))
  return [
    ...running.flatMap((manifest) => podViolations(manifest, files)),
    ...manifests
      .filter(({ kind }) => kind === 'Deployment')
      .flatMap((one) => budgetViolations(one, manifests)),
    ...manifests.flatMap((one) => referenceViolations(one, manifests)),
    ...[...images.keys()].filter((name) => !started.has(name)).map((name) => `nothing runs ${name}`),
  ]
}

function podViolations({ kind, metadata: { name }, spec }: Manifest, files: KubernetesFiles): string[] {
  const pod = spec?.template?.spec
  const container = pod?.containers[0]
  if (!pod || !container) return [`${name}: has no container`]
  const start = files.images.get(name)
  if (container.image !== `mofu-${name}` || start === undefined)
    return [`${name}: ${container.image} is no target of the Containerfile`]
  const given = settingsOf(container, files)
  const { securityContext: rights, resources } = container
  const grace = Number(given['DRAIN_SECONDS'] ?? 0) + Number(given['SHUTDOWN_SECONDS'] ?? SHUTDOWN_SECONDS)
  return [
    ...settingViolations(name, name, given, files),
    ...hostViolations(name, name, given, files),
    ...(container.args?.at(-1) === start ? [] : [`${name}: does not start ${start}`]),
    ...(pod.securityContext?.runAsNonRoot ? [] : [`${name}: may run as root`]),
    ...(rights?.readOnlyRootFilesystem ? [] : [`${name}: its files can be written`]),
    ...(rights?.allowPrivilegeEscalation === false ? [] : [`${name}: may gain privileges`]),
    ...(rights?.capabilities?.drop?.includes('ALL') ? [] : [`${name}: has capabilities`]),
    ...(resources?.requests?.['cpu'] && resources.requests['memory'] && resources.limits?.['memory']
      ? []
      : [`${name}: does not say what it needs`]),
    ...(kind === 'Job' ? [] : probeViolations(name, container, given)),
    ...(kind === 'Job' || (pod.terminationGracePeriodSeconds ?? 30) > grace
      ? []
      : [`${name}: is killed before it has finished (${grace} s)`]),
  ]
}

function probeViolations(name: string, container: Container, given: Settings): string[] {
  const { ports = [], startupProbe, livenessProbe, readinessProbe } = container
  const probes = { '/livez': [startupProbe, livenessProbe], '/readyz': [readinessProbe] }
  const watched = ports.find((port) => port.name === 'health' || port.name === 'metrics')
  const set = Object.entries(given).flatMap(([setting, value]) =>
    setting.endsWith('_PORT') ? Number(value) : [],
  )
  return [
    ...Object.entries(probes).flatMap(([path, wanted]) =>
      wanted.every(
        (probe) =>
          probe?.httpGet?.path === path && ports.some(({ name: port }) => port === probe.httpGet?.port),
      )
        ? []
        : [`${name}: is not asked for ${path}`],
    ),
    ...(!watched || set.includes(watched.containerPort)
      ? []
      : [`${name}: no setting opens port ${watched.containerPort}`]),
  ]
}

function budgetViolations({ metadata: { name }, spec }: Manifest, manifests: readonly Manifest[]): string[] {
  const of = (kind: string) => manifests.filter((one) => one.kind === kind)
  const hasBudget = of('PodDisruptionBudget').some((one) => one.spec?.selector?.matchLabels?.['app'] === name)
  const isScaled = of('HorizontalPodAutoscaler').some((one) => one.spec?.scaleTargetRef?.name === name)
  return [
    ...(hasBudget ? [] : [`${name}: has no disruption budget`]),
    ...(isScaled && spec?.replicas !== undefined ? [`${name}: has a number of pods and an autoscaler`] : []),
  ]
}

/** A service, a budget, an autoscaler or a monitor names a deployment and ports that exist. */
function referenceViolations({ kind, metadata, spec }: Manifest, manifests: readonly Manifest[]): string[] {
  if (!['Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'PodMonitor'].includes(kind)) return []
  const where = `${kind} ${metadata.name}`
  const app = spec?.scaleTargetRef?.name ?? spec?.selector?.matchLabels?.['app'] ?? spec?.selector?.app
  const deployment = manifests.find((one) => one.kind === 'Deployment' && one.metadata.name === app)
  if (!deployment) return [`${where}: there is no deployment ${app}`]
  const open = deployment.spec?.template?.spec.containers[0]?.ports?.map(({ name }) => name) ?? []
  const used = [
    ...(spec?.ports ?? []).map(({ targetPort }) => targetPort),
    ...(spec?.podMetricsEndpoints ?? []).map(({ port }) => port),
  ]
  return used.filter((port) => !open.includes(port)).map((port) => `${where}: ${app} has no port ${port}`)
}

function settingsOf({ env = [], envFrom = [] }: Container, { settings }: KubernetesFiles): Settings {
  const named = envFrom.map(({ configMapRef, secretRef }) =>
    configMapRef ? `config ${configMapRef.name}` : `secret ${secretRef?.name}`,
  )
  return Object.assign(
    {},
    ...named.map((name) => settings[name] ?? {}),
    Object.fromEntries(env.map(({ name, value = '' }) => [name, value])),
  ) as Settings
}
