import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

import { root } from '@mofu/testkit/paths'
import { parse, parseAllDocuments } from 'yaml'

import { run } from '../run-command.ts'
import { type Compose, composeViolations } from './compose-rules.ts'
import { composeCanaries, imageCanaries, kubernetesCanaries } from './container-canaries.ts'
import { imagesIn, imageViolations } from './image-rules.ts'
import { kubernetesViolations, type Manifest } from './kubernetes-rules.ts'
import { settingReaders, type Settings, settingsIn } from './process-settings.ts'

const containers = join(root, 'deploy/containers')
const kubernetes = join(root, 'deploy/kubernetes')
const overlay = join(kubernetes, 'overlays/example')

type Kustomization = {
  resources?: readonly string[]
  configMapGenerator?: readonly Generator[]
  secretGenerator?: readonly Generator[]
}
type Generator = { name: string; envs: readonly string[] }

/** Containers and manifests start what exists, with settings that each process reads itself. */
export async function checkContainers(): Promise<string> {
  const canaries = [...imageCanaries, ...composeCanaries, ...kubernetesCanaries]
  const missed = canaries.filter(({ judge, violations }) => judge().join('\n') !== violations.join('\n'))
  if (missed.length > 0) {
    throw new Error(
      `canaries judged wrongly:\n${missed.map(({ judge, violations }) => `${violations.join()}, not ${judge().join()}`).join('\n')}`,
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'mofu-containers-'))
  try {
    const readers = settingReaders(folder)
    const containerfile = textOf(join(containers, 'Containerfile'))
    const images = imagesIn(containerfile)
    const compose = parse(textOf(join(containers, 'compose.yaml')), { merge: true }) as Compose
    const found = manifests()
    const violations = [
      ...imageViolations(containerfile, (path) => existsSync(join(root, path))),
      ...composeViolations({
        ...readers,
        compose,
        envs: textsIn(containers, 'env/*.env'),
        images: new Set(images.keys()),
        exists: (path) => existsSync(join(containers, path)),
      }),
      ...kubernetesViolations({ ...readers, images, manifests: found, settings: generated() }),
    ]
    if (violations.length > 0) throw new Error(violations.join('\n'))
    const services = Object.keys(compose.services).length
    return `${services} services and ${found.length} manifests agree; ${canaries.length} canaries; ${await build()}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function manifests(): Manifest[] {
  return [join(kubernetes, 'base'), overlay].flatMap((folder) =>
    (kustomization(folder).resources ?? [])
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => parseAllDocuments(textOf(join(folder, file))).map((one) => one.toJS() as Manifest)),
  )
}

/** The base's settings, with the overlay's over them. */
function generated(): Record<string, Settings> {
  const merged: Record<string, Settings> = {}
  for (const folder of [join(kubernetes, 'base'), overlay]) {
    const { configMapGenerator = [], secretGenerator = [] } = kustomization(folder)
    const all = [
      ...configMapGenerator.map((one) => ({ ...one, key: `config ${one.name}` })),
      ...secretGenerator.map((one) => ({ ...one, key: `secret ${one.name}` })),
    ]
    for (const { key, envs } of all) {
      const texts = envs.map((file) => textOf(join(folder, file)))
      merged[key] = { ...merged[key], ...settingsIn(texts.join('\n')) }
    }
  }
  return merged
}

function kustomization(folder: string): Kustomization {
  return parse(textOf(join(folder, 'kustomization.yaml'))) as Kustomization
}

/** kustomize's own verdict, where it is installed. */
async function build(): Promise<string> {
  const ran = await run('kubectl', ['kustomize', overlay], { isQuiet: true }).catch(() => undefined)
  if (!ran) return `${basename(dirname(overlay))} not built: kubectl is missing`
  if (ran.code !== 0) throw new Error(ran.output)
  return 'overlay built'
}

function textsIn(folder: string, pattern: string): Record<string, string> {
  return Object.fromEntries(
    globSync(pattern, { cwd: folder }).map((file) => [file, textOf(join(folder, file))]),
  )
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8')
}
