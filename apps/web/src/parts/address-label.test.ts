import type { Identity } from '@mofu/wire/names'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'

import { type AppConfig, AppConfigContext } from '../api/app-config.ts'
import { identityQuery } from '../api/identities.ts'
import { switchLanguage } from '../i18n/language.ts'
import { AddressLabel } from './address-label.tsx'
import { IdentityText } from './identity/identity-text.tsx'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = 31_337
const network = { name: 'local', chainId, contracts: { Names: `0x${'c'.repeat(40)}` }, explorerUrl: null }
const config = { network: 'local', networks: [network] } as unknown as AppConfig
const momo: Identity = {
  address: address.toLowerCase(),
  nameId: 'id',
  name: 'momo.pet',
  expiry: 2_000_000_000,
  avatar: { id: 'pet', title: 'Kuro', url: 'http://media.example/pets/7/768.webp' },
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await switchLanguage('en')
  vi.unstubAllGlobals()
})

async function shown(
  element: ReturnType<typeof createElement>,
  known: Identity | null | undefined,
): Promise<{ html: string; text: string }> {
  const queryClient = new QueryClient()
  const { queryKey } = identityQuery(chainId, address)
  if (known !== undefined) queryClient.setQueryData(queryKey, known)
  const inConfig = createElement(AppConfigContext, { value: config }, element)
  const stream = await renderToReadableStream(
    createElement(QueryClientProvider, { client: queryClient }, inConfig),
  )
  await stream.allReady
  const html = await new Response(stream).text()
  return { html, text: html.replaceAll(/<[^>]*>/g, '').trim() }
}

test('an address is its name and its pet, with the address in its title', async () => {
  for (const element of [
    createElement(AddressLabel, { address }),
    createElement(IdentityText, { address }),
  ]) {
    const { html, text } = await shown(element, momo)
    expect(text).toBe('momo.pet')
    expect(html).toContain('/pets/7/')
    expect(html.toLowerCase()).toContain(`title="${address.toLowerCase()}"`)
  }
})

test('a confirmation has the name and the whole address', async () => {
  const { text } = await shown(createElement(AddressLabel, { address, isFull: true }), momo)
  expect(text).toContain('momo.pet')
  expect(text).toContain(address)
})

test('without a name, and until it is known, the address is shown', async () => {
  for (const known of [null, undefined]) {
    expect((await shown(createElement(AddressLabel, { address }), known)).text).toBe('0x70…79C8')
    expect((await shown(createElement(AddressLabel, { address, isFull: true }), known)).text).toBe(address)
    expect((await shown(createElement(IdentityText, { address }), known)).text).toBe('0x70…79C8')
  }
})
