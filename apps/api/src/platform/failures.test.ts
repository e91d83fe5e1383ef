import fastify from 'fastify'
import { expect, test } from 'vitest'

import { answerFailures } from './failures.ts'

test.each(['55P03', '57014', '40P01', '40001'])(
  '%s of the database is answered with “busy”, to be tried again',
  async (code) => {
    const server = fastify()
    answerFailures(server)
    server.get('/', () => {
      throw new Error('failed query', { cause: Object.assign(new Error('database'), { code }) })
    })
    const answer = await server.inject({ url: '/' })
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([503, 'server.busy'])
    await server.close()
  },
)
