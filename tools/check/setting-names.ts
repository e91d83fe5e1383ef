import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { settingName } from '@mofu/chain/network-settings'
import { linkNames, linkSetting } from '@mofu/domain/links'
import { networkNames } from '@mofu/domain/networks'
import { root } from '@mofu/testkit/paths'

/** Names of settings in the sources of these files. */
export function namesInFiles(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => namesIn(readFileSync(join(root, file), 'utf8'))))
}

/** Settings whose names are computed: one of each kind for each network, and external links. */
export function computedNames(): Set<string> {
  const kinds = ['RPC_URL', 'PUBLIC_RPC_URL', 'SITE_URL', 'RPC_QUORUM'] as const
  return new Set([
    ...networkNames.flatMap((network) => kinds.map((kind) => settingName(kind, network))),
    ...linkNames.map(linkSetting),
    settingName('CHAIN_ID', 'arta'),
    settingName('CHAIN_ID', 'arta_qa'),
  ])
}

function namesIn(source: string): string[] {
  return [...source.matchAll(/(?:'|env\[')([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)]
    .map(([, name = '']) => name)
    .concat(/'NETWORK'/.test(source) ? ['NETWORK'] : [])
}
