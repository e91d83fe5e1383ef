import type { Readable } from 'node:stream'

import { DomainError } from '@mofu/domain/domain-error'
import type { FastifyInstance } from 'fastify'

import { decodeJobs, renderLimits } from './jobs.ts'
import type { RenderPool } from './render-pool.ts'

/** For the API and the worker, on a separate port that nobody else reaches. */
export function decodeRoutes(server: FastifyInstance, pool: RenderPool): void {
  // Read only once a process is free: queued requests take no memory here.
  server.addContentTypeParser('application/octet-stream', (_, body, done) => done(null, body))

  server.post<{ Params: { job: string }; Body: Readable }>(
    '/decode/:job',
    { bodyLimit: renderLimits.inputBytes },
    async ({ params, headers, body }, reply) => {
      if (!isDecodeJob(params.job)) throw new DomainError('request.not_found')
      const size = Number(headers['content-length'])
      if (!Number.isInteger(size) || size > renderLimits.inputBytes) {
        throw new DomainError('uploads.artwork_too_large', { most: renderLimits.inputBytes })
      }
      const { bytes, width, height, spans } = await pool.run(decodeJobs[params.job], { size, bytes: body })
      if (bytes.length === 0) return reply.send(spans)
      return reply
        .type('application/octet-stream')
        .header('x-width', width)
        .header('x-height', height)
        .send(bytes)
    },
  )
}

function isDecodeJob(name: string): name is keyof typeof decodeJobs {
  return Object.hasOwn(decodeJobs, name)
}
