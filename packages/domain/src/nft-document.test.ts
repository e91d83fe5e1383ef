import { expect, test } from 'vitest'

import { nftDocument, nftFault, ownFile } from './nft-document.ts'

const mediaUrl = 'https://media.example'
const cid = `baf${'a'.repeat(56)}`
const words = {
  artworkName: ' Night Owl ',
  artistName: 'Hana',
  introduction: 'Awake.',
  socialLink: 'https://x.example',
  url: `${mediaUrl}/files/${cid}.mp4`,
  poster: `${mediaUrl}/files/${cid}.png`,
}

test('a document references every file by its content address, and other marketplaces can read it', () => {
  expect(nftDocument(words, mediaUrl, { draft: '1' })).toEqual({
    name: 'Night Owl',
    description: 'Awake.',
    image: `ipfs://${cid}`,
    animation_url: `ipfs://${cid}`,
    external_url: 'https://x.example',
    attributes: [{ trait_type: 'Artist', value: 'Hana' }],
    properties: { draft: '1' },
  })
})

test('only files we host are accepted, and only a picture as a poster', () => {
  expect(nftFault(words, mediaUrl)).toBeUndefined()
  expect(nftFault({ ...words, artworkName: ' ' }, mediaUrl)).toBe('mint.name_needed')
  expect(nftFault({ ...words, socialLink: 'x' }, mediaUrl)).toBe('mint.link_wrong')
  expect(nftFault({ ...words, url: 'https://elsewhere.example/x.png' }, mediaUrl)).toBe('mint.file_foreign')
  expect(nftFault({ ...words, poster: words.url }, mediaUrl)).toBe('mint.file_foreign')
  expect(ownFile(`${mediaUrl}/files/${cid}.svg`, mediaUrl)).toBeUndefined()
  expect(ownFile(`${mediaUrl}/files/../${cid}.png`, mediaUrl)).toBeUndefined()
})
