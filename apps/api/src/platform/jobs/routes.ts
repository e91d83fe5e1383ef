import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/app/jobs'
import type { FastifyInstance } from 'fastify'

import { mount } from '../mount.ts'
import { listDeadLetters } from './dead-letters.ts'
import { retryDeadLetter } from './retry-dead-letter.ts'

const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function jobRoutes(server: FastifyInstance, db: Database): void {
  mount(server, wire.failedJobs, admins, async () => {
    const { count, list } = await listDeadLetters(db)
    return {
      data: {
        count,
        list: list.map(({ createdAt, failedAt, ...one }) => ({
          ...one,
          createdAt: seconds(createdAt),
          failedAt: seconds(failedAt),
        })),
      },
    }
  })

  mount(server, wire.retryJob, admins, async ({ body }, caller) => {
    await retryDeadLetter(db, caller, body)
    return { data: { isDone: true as const } }
  })
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000)
}
