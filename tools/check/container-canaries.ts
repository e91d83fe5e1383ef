import { type ComposeFiles, composeViolations } from './compose-rules.ts'
import { imageViolations } from './image-rules.ts'
import { type KubernetesFiles, kubernetesViolations, type Manifest } from './kubernetes-rules.ts'
import type { SettingReaders } from './process-settings.ts'

/** Added violations, and what the check has to say of them. */
type Canary = { judge: () => string[]; violations: readonly string[] }

const readers: SettingReaders = {
  known: { api: new Set(['DATABASE_URL', 'API_HOST', 'METRICS_PORT', 'KEY_FILE', 'DRAIN_SECONDS']) },
  accepts: (_, settings) => {
    if (!settings['DATABASE_URL']) throw new Error('DATABASE_URL is missing')
  },
}

const file =
  'ARG NODE_DIGEST\nFROM node@${NODE_DIGEST} AS runtime\nUSER 1:1\nFROM runtime AS api\nCMD ["node", "main.ts"]\n'
const image =
  (text: string, isThere = true) =>
  () =>
    imageViolations(text, () => isThere)

export const imageCanaries: readonly Canary[] = [
  { judge: image(file), violations: [] },
  {
    judge: image(file.replace('node@${NODE_DIGEST}', 'node:24')),
    violations: ['Containerfile: node:24 is not pinned by NODE_DIGEST'],
  },
  {
    judge: image(file.replace('ARG NODE_DIGEST', 'ARG NODE_DIGEST=sha256:0')),
    violations: ['Containerfile: NODE_DIGEST has a default, or is no argument'],
  },
  { judge: image(file.replace('USER 1:1\n', '')), violations: ['Containerfile: runtime runs as root'] },
  {
    judge: image(file, false),
    violations: ['Containerfile: api starts main.ts, which does not exist'],
  },
]

const service = {
  image: '${REGISTRY:?}/mofu-api:${RELEASE:?}',
  env_file: ['env/api.env'],
  environment: { DATABASE_URL: 'postgres://mofu:${PASSWORD:?}@db/mofu', KEY_FILE: '/run/secrets/key' },
  secrets: [{ source: 'key', target: 'key' }],
  volumes: ['./deployments:/run/deployments:ro', 'data:/data'],
  read_only: true,
  user: '1:1',
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  healthcheck: {},
  depends_on: ['db'],
}
const rightCompose: ComposeFiles = {
  ...readers,
  compose: { services: { api: service, db: { image: 'docker.io/postgres:15.1' } }, secrets: { key: {} } },
  envs: { 'env/api.env': 'API_HOST=0.0.0.0\n' },
  images: new Set(['api']),
  exists: (path) => path === 'env/api.env',
}
const compose =
  (change: object, files: Partial<ComposeFiles> = {}) =>
  () => {
    const { services, ...rest } = rightCompose.compose
    const changed = { ...rest, services: { ...services, api: { ...service, ...change } } }
    return composeViolations({ ...rightCompose, compose: changed, ...files })
  }

export const composeCanaries: readonly Canary[] = [
  { judge: compose({}), violations: [] },
  { judge: compose({ environment: {} }), violations: ['api: DATABASE_URL is missing'] },
  {
    judge: compose({ environment: { ...service.environment, DATABASE_ULR: 'x' } }),
    violations: ['api: api does not read DATABASE_ULR'],
  },
  {
    judge: compose({ image: 'x/mofu-web:1' }),
    violations: ['api: the Containerfile has no target web', 'no service runs api'],
  },
  {
    judge: compose({}, { envs: { 'env/api.env': 'API_HOST=127.0.0.1' } }),
    violations: ['api: API_HOST is not 0.0.0.0'],
  },
  { judge: compose({ secrets: [] }), violations: ['api: KEY_FILE names no secret of the service'] },
  {
    judge: compose({ secrets: [...service.secrets, { source: 'other', target: 'other' }] }),
    violations: ['api: there is no secret other'],
  },
  { judge: compose({ read_only: false }), violations: ['api: its files can be written'] },
  { judge: compose({ user: '0:0' }), violations: ['api: runs as root'] },
  { judge: compose({ cap_drop: [] }), violations: ['api: has capabilities'] },
  { judge: compose({ security_opt: [] }), violations: ['api: may gain privileges'] },
  { judge: compose({ healthcheck: undefined }), violations: ['api: has no health check'] },
  { judge: compose({ depends_on: { cache: {} } }), violations: ['api: there is no service cache'] },
  { judge: compose({ volumes: ['./gone.conf:/x'] }), violations: ['api: ./gone.conf does not exist'] },
  {
    judge: compose({}, { envs: { ...rightCompose.envs, 'env/idle.env': 'A=1' } }),
    violations: ['no service reads env/idle.env'],
  },
  {
    judge: () =>
      composeViolations({
        ...rightCompose,
        compose: {
          ...rightCompose.compose,
          services: { ...rightCompose.compose.services, db: { image: 'docker.io/postgres:latest' } },
        },
      }),
    violations: ['db: docker.io/postgres:latest has no version'],
  },
]

const probe = (path: string) => ({ httpGet: { path, port: 'http' } })
const container = {
  name: 'api',
  image: 'mofu-api',
  args: ['node', 'main.ts'],
  envFrom: [{ configMapRef: { name: 'api' } }, { secretRef: { name: 'api' } }],
  ports: [
    { name: 'http', containerPort: 3001 },
    { name: 'metrics', containerPort: 9101 },
  ],
  startupProbe: probe('/livez'),
  livenessProbe: probe('/livez'),
  readinessProbe: probe('/readyz'),
  resources: { requests: { cpu: '1', memory: '1Gi' }, limits: { memory: '1Gi' } },
  securityContext: {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  },
}
const pod = { terminationGracePeriodSeconds: 45, securityContext: { runAsNonRoot: true } }
const named = (kind: string, spec: Manifest['spec']): Manifest => ({
  kind,
  metadata: { name: 'api' },
  ...(spec ? { spec } : {}),
})
const deployment = (change: object, podChange: object = {}, specChange: object = {}): Manifest =>
  named('Deployment', {
    ...specChange,
    template: {
      metadata: { labels: {} },
      spec: { ...pod, ...podChange, containers: [{ ...container, ...change }] },
    },
  })
const around: readonly Manifest[] = [
  named('Service', { selector: { app: 'api' }, ports: [{ targetPort: 'http' }] }),
  named('PodDisruptionBudget', { selector: { matchLabels: { app: 'api' } } }),
  named('HorizontalPodAutoscaler', { scaleTargetRef: { name: 'api' } }),
]
const rightCluster: KubernetesFiles = {
  ...readers,
  manifests: [deployment({}), ...around],
  settings: {
    'config api': { API_HOST: '0.0.0.0', METRICS_PORT: '9101', DRAIN_SECONDS: '10' },
    'secret api': { DATABASE_URL: 'postgres://db/mofu' },
  },
  images: new Map([['api', 'main.ts']]),
}
const cluster =
  (one: Manifest, others: readonly Manifest[] = around) =>
  () =>
    kubernetesViolations({ ...rightCluster, manifests: [one, ...others] })

export const kubernetesCanaries: readonly Canary[] = [
  { judge: cluster(deployment({})), violations: [] },
  {
    judge: cluster(deployment({ envFrom: [{ configMapRef: { name: 'api' } }] })),
    violations: ['api: DATABASE_URL is missing'],
  },
  {
    judge: cluster(deployment({ env: [{ name: 'OTHER', value: '1' }] })),
    violations: ['api: api does not read OTHER'],
  },
  {
    judge: cluster(deployment({ env: [{ name: 'API_HOST', value: '::1' }] })),
    violations: ['api: API_HOST is not 0.0.0.0'],
  },
  {
    judge: cluster(deployment({ image: 'mofu-web' })),
    violations: ['api: mofu-web is no target of the Containerfile'],
  },
  { judge: cluster(deployment({ args: ['node', 'other.ts'] })), violations: ['api: does not start main.ts'] },
  { judge: cluster(deployment({ livenessProbe: undefined })), violations: ['api: is not asked for /livez'] },
  {
    judge: cluster(deployment({ readinessProbe: probe('/livez') })),
    violations: ['api: is not asked for /readyz'],
  },
  {
    judge: cluster(deployment({ env: [{ name: 'METRICS_PORT', value: '9102' }] })),
    violations: ['api: no setting opens port 9101'],
  },
  { judge: cluster(deployment({ resources: {} })), violations: ['api: does not say what it needs'] },
  {
    judge: cluster(deployment({ securityContext: {} })),
    violations: ['api: its files can be written', 'api: may gain privileges', 'api: has capabilities'],
  },
  { judge: cluster(deployment({}, { securityContext: {} })), violations: ['api: may run as root'] },
  {
    judge: cluster(deployment({}, { terminationGracePeriodSeconds: 30 })),
    violations: ['api: is killed before it has finished (30 s)'],
  },
  {
    judge: cluster(deployment({}, {}, { replicas: 2 })),
    violations: ['api: has a number of pods and an autoscaler'],
  },
  { judge: cluster(deployment({}), around.slice(0, 1)), violations: ['api: has no disruption budget'] },
  {
    judge: cluster(deployment({}), [
      ...around,
      named('PodMonitor', { selector: { matchLabels: { app: 'web' } } }),
    ]),
    violations: ['PodMonitor api: there is no deployment web'],
  },
  {
    judge: cluster(deployment({}), [
      ...around,
      named('PodMonitor', {
        selector: { matchLabels: { app: 'api' } },
        podMetricsEndpoints: [{ port: 'health' }],
      }),
    ]),
    violations: ['PodMonitor api: api has no port health'],
  },
  {
    judge: () =>
      kubernetesViolations({ ...rightCluster, images: new Map([...rightCluster.images, ['web', 'web.ts']]) }),
    violations: ['nothing runs web'],
  },
]
