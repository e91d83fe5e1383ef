import { expect, test } from 'vitest'

import { serverErrors } from './server-errors.ts'

const text = 'This number cannot be called'
const refusal = { text, code: 'mall.address_incomplete', id: undefined, facts: { field: 'line' } } as const

test('a refusal is shown on the field that its facts name', () => {
  const errors = serverErrors(
    refusal,
    ({ facts }) => String(facts['field']),
    () => true,
  )
  expect(errors).toEqual({ form: undefined, fields: { line: text } })
})

test('a refusal about a field that is not shown, or about none, belongs to the whole form', () => {
  const hidden = serverErrors(
    refusal,
    () => 'phone',
    () => false,
  )
  expect(hidden).toEqual({ form: text, fields: {} })
  expect(serverErrors({ text, code: undefined, id: undefined }, undefined, () => true).form).toBe(text)
})
