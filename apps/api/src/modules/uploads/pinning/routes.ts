import * as wire from '@mofu/wire/uploads/pinning'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { IpfsNodeSettings } from './ipfs-node.ts'
import { type PinningStore, showPinning } from './show-pinning.ts'

type Deps = { store: PinningStore; node: IpfsNodeSettings | undefined }

const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function pinningRoutes(server: FastifyInstance, { store, node }: Deps): void {
  mount(server, wire.pinningState, admins, async () => {
    const { failed, lastPinnedAt, ...figures } = await showPinning({ store })
    return {
      data: {
        node: node === undefined ? null : new URL(node.url).host,
        ...figures,
        lastPinnedAt: lastPinnedAt && seconds(lastPinnedAt),
        failed: failed.map(({ nextTryAt, ...one }) => ({ ...one, nextTryAt: seconds(nextTryAt) })),
      },
    }
  })

  mount(server, wire.pinAgain, admins, async () => ({ data: { count: await store.again() } }))
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000)
}
