import { expect, test } from 'vitest'

import { placeOf } from './token-uri.ts'

const places = {
  mediaUrl: 'https://media.example',
  ipfsGateway: 'https://gateway.example',
  findStored: async () => undefined,
}
const cid = `Qm${'a'.repeat(44)}`

test('a file inside an IPFS folder is fetched through the gateway', async () => {
  expect(await placeOf(places, `ipfs://${cid}/7/card%20one.json`)).toEqual({
    where: 'elsewhere',
    url: `https://gateway.example/ipfs/${cid}/7/card%20one.json`,
  })
})

test.each([
  '/../../api/v0/pin/add',
  '/a/../../x',
  '/%2e%2e/%2e%2e/x',
  '/%2E./x',
  '/..%2f..%2fx',
  '/..\\x',
  '/./x',
  '/%',
])('a path that leaves its folder is refused: %s', async (path) => {
  await expect(placeOf(places, `ipfs://${cid}${path}`)).rejects.toThrow('not an IPFS address')
})

test.each(['https://media.example/pets/7.json', ' https://media.example/pets/7/768.webp'])(
  'a copy of a pet is refused: %s',
  async (uri) => {
    await expect(placeOf(places, uri)).rejects.toThrow('a pet exists once')
  },
)
