import { probe } from '@mofu/contracts/probe'
import { createPublicClient, custom, numberToHex } from 'viem'
import { expect, test } from 'vitest'

/** A chain that answers the same word to every call. */
function stubWith(answer: number) {
  const request = async () => numberToHex(answer, { size: 32 })
  return createPublicClient({ transport: custom({ request }) })
}

test('a pairing precompile that accepts every product is rejected', async () => {
  const failure = await probe(stubWith(1)).catch((error: Error) => error.message)
  expect(failure).toContain('bn254 pairing, another product')
  expect(failure).not.toContain('bn254 pairing, a product of one')
})

test('a pairing precompile that rejects every product is rejected', async () => {
  const failure = await probe(stubWith(0)).catch((error: Error) => error.message)
  expect(failure).toContain('bn254 pairing, a product of one')
})
