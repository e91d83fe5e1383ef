import type { FastifyInstance, FastifyRequest } from 'fastify'

/** SPEC's password login is sent as a form. A duplicate field is refused: two parsers could read different values. */
export function readForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    async (_: FastifyRequest, text: string) => {
      const fields = [...new URLSearchParams(text)]
      const form = Object.fromEntries(fields)
      if (Object.keys(form).length !== fields.length) {
        throw Object.assign(new Error('duplicate form field'), { statusCode: 400 })
      }
      return form
    },
  )
}
