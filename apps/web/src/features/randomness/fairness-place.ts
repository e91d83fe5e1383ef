import { parseBoxId } from '@mofu/domain/box-id'

import type { AppConfig } from '../../api/app-config.ts'
import { type DrawKind, type PoolPlace, poolPlace } from './queries.ts'

/** What a link names. Undefined if it names nothing, or nothing that is deployed. */
export function fairnessPlace(
  { networks }: Pick<AppConfig, 'networks'>,
  { kind, id, chainId }: { kind: string; id: string; chainId: number },
): PoolPlace | undefined {
  const found = parseBoxId(id, chainId)
  const network = networks.find((one) => one.chainId === found?.chainId)
  if (!found || !network || !isKind(kind)) return undefined
  return poolPlace(network, kind, found.number)
}

function isKind(kind: string): kind is DrawKind {
  return kind === 'gacha' || kind === 'lottery'
}
