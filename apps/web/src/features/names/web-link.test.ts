import { expect, test } from 'vitest'

import { webLink } from './web-link.ts'

test('an https address is a link, and nothing else is', () => {
  expect(webLink('https://neko.example')).toEqual({
    href: 'https://neko.example/',
    text: 'https://neko.example',
  })
  for (const value of ['javascript:alert(1)', 'http://neko.example', 'https://', 'https://a b', ' ', 'mofu'])
    expect(webLink(value)).toBeUndefined()
})

test('a host that only seems to be the one is not hidden by what stands before it', () => {
  expect(webLink('https://mofu.example@thief.example/')).toBeUndefined()
  expect(webLink('https://mofu.example:x@thief.example/')).toBeUndefined()
})

test('a text that is turned around or written in look-alike letters is shown as the browser reads it', () => {
  expect(webLink('https://thief.example/\u202Eelpmaxe.ufom')?.text).toBe(
    'https://thief.example/%E2%80%AEelpmaxe.ufom',
  )
  expect(webLink('https://mоfu.example')?.text).toMatch(/^https:\/\/xn--/)
})
