/** The images of deploy/containers/Containerfile: what each starts, by its target. */
export function imagesIn(containerfile: string): Map<string, string> {
  const stages = containerfile.split(/^FROM /m).slice(1)
  return new Map(
    stages.flatMap((stage) => {
      const target = /^\S+ AS (\S+)/.exec(stage)?.[1]
      const command = /^CMD \["node", "([^"]+)"\]/m.exec(stage)?.[1]
      return target !== undefined && command !== undefined ? [[target, command] as const] : []
    }),
  )
}

/** Each base is pinned by a digest that the builder names, files are not the process's own, and each command exists. */
export function imageViolations(containerfile: string, exists: (path: string) => boolean): string[] {
  const targets = new Set([...containerfile.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name = '']) => name))
  const bases = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base)
  const runtime = containerfile.split(/^FROM /m).find((stage) => /^\S+ AS runtime/.test(stage)) ?? ''
  return [
    ...bases
      .filter((base) => !targets.has(base) && !base.endsWith('@${NODE_DIGEST}'))
      .map((base) => `Containerfile: ${base} is not pinned by NODE_DIGEST`),
    ...(/^ARG NODE_DIGEST$/m.test(containerfile)
      ? []
      : ['Containerfile: NODE_DIGEST has a default, or is no argument']),
    ...(/^USER [1-9]\d*:[1-9]\d*$/m.test(runtime) ? [] : ['Containerfile: runtime runs as root']),
    ...[...imagesIn(containerfile)]
      .filter(([, command]) => !exists(command))
      .map(([target, command]) => `Containerfile: ${target} starts ${command}, which does not exist`),
  ]
}
