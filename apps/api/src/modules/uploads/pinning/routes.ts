import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/uploads/pinning'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { IpfsNodeSettings } from './ipfs-node.ts'
import { retryPins } from './retry-pins.ts'
import { showPinning } from './show-pinning.ts'

type Deps = { db: Database; node: IpfsNodeSettings | undefined }

const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function pinningRoutes(server: FastifyInstance, { db, node }: Deps): void {
  mount(server, wire.pinningState, admins, async () => {
    const { failed, lastPinnedAt, ...figures } = await showPinning(db)
    return {
      data: {
        node: node === undefined ? null : new URL(node.url).host,
        ...figures,
        lastPinnedAt: lastPinnedAt && seconds(lastPinnedAt),
        failed: failed.map(({ nextTryAt, ...one }) => ({ ...one, nextTryAt: seconds(nextTryAt) })),
      },
    }
  })

  mount(server, wire.pinAgain, admins, async ({ body: { reason } }, caller) => ({
    data: { count: await retryPins(db, caller, reason) },
  }))
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000)
}
