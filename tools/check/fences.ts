import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { cruise, type ICruiseResult } from 'dependency-cruiser'

import { root } from '../stack/paths.ts'
import { fenceOptions, fenceResolution, fenceRules } from './fence-rules.ts'
import { planted } from './planted.ts'

type Violation = { from: string; rule: string; to: string }

/** Reads the whole tree; then plants a violation of every fence and reads again: each must be caught, or the fence is blind. */
export async function checkFences(): Promise<string> {
  removePlanted()
  const clean = await readTree()
  if (clean.modules < 60) throw new Error(`the fences read only ${clean.modules} modules: they are blind`)
  if (clean.violations.length > 0) {
    throw new Error(clean.violations.map(({ from, to, rule }) => `${rule}: ${from} → ${to}`).join('\n'))
  }
  const missed = await plantedButMissed()
  if (missed.length > 0) throw new Error(`planted and not caught:\n${missed.join('\n')}`)
  return `${clean.modules} modules, 0 violations; ${planted.length} planted, ${planted.length} caught`
}

async function plantedButMissed(): Promise<string[]> {
  try {
    for (const { file, imports } of planted) {
      writeFileSync(join(root, file), `import * as reached from '${imports}'\nexport const kept = reached\n`)
    }
    const { violations } = await readTree()
    return planted
      .filter(({ file, rule }) => !violations.some((found) => found.from === file && found.rule === rule))
      .map(({ file, imports, rule }) => `${rule}: ${file} → ${imports}`)
  } finally {
    removePlanted()
  }
}

async function readTree(): Promise<{ modules: number; violations: Violation[] }> {
  const { output } = await cruise(
    ['apps', 'packages'].filter((room) => existsSync(join(root, room))),
    {
      ...fenceOptions,
      ruleSet: { forbidden: fenceRules },
      validate: true,
      baseDir: root,
    },
    fenceResolution,
  )
  const { modules, summary } = output as ICruiseResult
  return {
    modules: modules.filter(({ source }) => /^(apps|packages)\//.test(source)).length,
    violations: summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name })),
  }
}

function removePlanted(): void {
  for (const file of globSync('{apps,packages}/**/planted-*.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  })) {
    rmSync(join(root, file))
  }
}
