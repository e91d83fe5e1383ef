import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type $ZodType, safeEncode } from 'zod/v4/core'

import { compiledSchema } from './compiled-schema.ts'

const answer = z.object({
  id: z.string(),
  size: z.optional(z.int()),
  owner: z.nullable(z.object({ name: z.string() })),
  list: z.array(z.object({ at: z.codec(z.string(), z.number(), { decode: Number, encode: String }) })),
})

it('encodes as the schema does, leaves out what the schema does not name, and refuses what it refuses', () => {
  const compiled = compiledSchema(answer)
  const data = {
    id: 'a',
    secret: 'x',
    owner: { name: 'hana', password: 'x' },
    list: [{ at: 7, more: 1 }],
  }
  expect(safeEncode(compiled, data).data).toEqual({ id: 'a', owner: { name: 'hana' }, list: [{ at: '7' }] })
  expect(safeEncode(compiled, data).data).toEqual(safeEncode(answer, data).data)
  for (const wrong of [
    { ...data, id: 1 },
    { ...data, owner: { name: null } },
    { ...data, list: [{ at: 'x' }] },
    { ...data, size: 0.5 },
  ]) {
    expect(safeEncode(compiled, wrong).success).toBe(false)
    expect(safeEncode(answer as $ZodType, wrong).success).toBe(false)
  }
})
