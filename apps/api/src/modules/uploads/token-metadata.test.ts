import { describe, expect, test } from 'vitest'

import { parseTokenMetadata } from './token-metadata.ts'
import { tokenText } from './token-text.ts'
import { placeOf } from './token-uri.ts'

const cid = `baf${'a'.repeat(56)}`
const stored = { cid, type: 'image/png', size: 1, width: 1, height: 1 } as const
const places = {
  mediaUrl: 'http://127.0.0.1:3002',
  ipfsGateway: 'https://gateway.example',
  findStored: async (asked: string) => (asked === cid ? stored : undefined),
}

describe('a URI leads', () => {
  test.each([
    `ipfs://${cid}`,
    `http://127.0.0.1:3002/files/${cid}.png`,
    `http://127.0.0.1:3002/files/${cid}/768.webp`,
  ])('to what we keep: %s', async (uri) => {
    expect(await placeOf(places, uri)).toEqual({ where: 'stored', file: stored })
  })

  test.each([
    [
      'ipfs://QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o/7.json',
      '/ipfs/QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o/7.json',
    ],
    [
      'ipfs://ipfs/QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o',
      '/ipfs/QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o',
    ],
    [`ipfs://baf${'b'.repeat(56)}`, `/ipfs/baf${'b'.repeat(56)}`],
  ])('to the gateway: %s', async (uri, path) => {
    expect(await placeOf(places, uri)).toEqual({ where: 'elsewhere', url: `https://gateway.example${path}` })
  })

  test('inside itself', async () => {
    const json = '{"name":"毛毛"}'
    const uris = [
      json,
      `data:application/json;base64,${Buffer.from(json).toString('base64')}`,
      `data:application/json;charset=utf-8,${encodeURIComponent(json)}`,
    ]
    for (const uri of uris) {
      const place = await placeOf(places, uri)
      expect(place.where === 'inside' && place.bytes.toString()).toBe(json)
    }
  })

  test.each(['ipfs://../../admin', 'ipfs://127.0.0.1', 'data:application/json,%E0%A4%A'])(
    'nowhere: %s',
    async (uri) => {
      await expect(placeOf(places, uri)).rejects.toMatchObject({ name: 'FetchFault' })
    },
  )
})

describe('metadata', () => {
  test('keeps fields of the right type, and drops the rest', () => {
    const said = parseTokenMetadata(
      JSON.stringify({
        name: 7,
        description: ['no'],
        image: 'ipfs://x',
        animation_url: { no: true },
        attributes: [
          { trait_type: 'Coat', value: 'curly' },
          { value: 3 },
          'no',
          null,
          { trait_type: 'Empty' },
        ],
      }),
    )
    expect(said).toEqual({
      title: '7',
      description: '',
      image: 'ipfs://x',
      animation: null,
      traits: [
        { type: 'Coat', value: 'curly', perTenThousand: null },
        { type: '', value: '3', perTenThousand: null },
      ],
    })
  })

  test.each(['<html>', '', '[]', 'null', '"name"', '{"name":'])('%j is none', (text) => {
    expect(() => parseTokenMetadata(text)).toThrow(expect.objectContaining({ code: 'unreadable' }))
  })
})

test('text is shown as it reads: no reversed direction, nothing hidden, and a limited length', () => {
  expect(tokenText('Fluffy\u202Egnp.exe', 50)).toBe('Fluffygnp.exe')
  expect(tokenText('a\u200Bb\u0000c\uFEFF', 50)).toBe('abc')
  expect(tokenText('<b>毛毛</b>', 50)).toBe('<b>毛毛</b>')
  expect(tokenText('🐾'.repeat(10_000), 5)).toBe('🐾🐾🐾🐾…')
})
