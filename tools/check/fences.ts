import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

import { canaries } from './canaries.ts'
import { fenceOptions, fenceResolution, fenceRules } from './fence-rules.ts'

type Violation = { from: string; rule: string; to: string }

/** Reads the whole tree; then adds a violation of every rule and reads again: a rule that misses its canary is broken. */
export async function checkFences(): Promise<string> {
  removeCanaries()
  const clean = await readTree()
  if (clean.modules < 60)
    throw new Error(`only ${clean.modules} modules were read: the import rules check nothing`)
  if (clean.violations.length > 0) {
    throw new Error(clean.violations.map(({ from, to, rule }) => `${rule}: ${from} → ${to}`).join('\n'))
  }
  const missed = await missedCanaries()
  if (missed.length > 0) throw new Error(`canaries that were not caught:\n${missed.join('\n')}`)
  return `${clean.modules} modules, 0 violations; ${canaries.length} canaries, ${canaries.length} caught`
}

async function missedCanaries(): Promise<string[]> {
  try {
    for (const { file, imports } of canaries) {
      writeFileSync(
        join(root, file),
        `import * as imported from '${imports}'\nexport const used = imported\n`,
      )
    }
    const { violations } = await readTree()
    return canaries
      .filter(({ file, rule }) => !violations.some((found) => found.from === file && found.rule === rule))
      .map(({ file, imports, rule }) => `${rule}: ${file} → ${imports}`)
  } finally {
    removeCanaries()
  }
}

async function readTree(): Promise<{ modules: number; violations: Violation[] }> {
  const { output } = await cruise(
    ['apps', 'packages', 'contracts/script', 'contracts/tools', 'tools', 'e2e'],
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

function removeCanaries(): void {
  for (const file of globSync('{apps,packages,contracts,tools}/**/canary-*.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  })) {
    rmSync(join(root, file))
  }
}
