import { nameTokenId } from '@mofu/domain/name-label'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'

import { alikeQuery } from '../../api/alike-names.ts'
import { switchLanguage } from '../../i18n/language.ts'
import { RecipientField } from './recipient-field.tsx'

const chainId = 31_337
const thief = `0x${'b'.repeat(40)}` as const
const momo = `0x${'c'.repeat(40)}` as const
const contract = `0x${'d'.repeat(40)}` as const

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await switchLanguage('en')
  vi.unstubAllGlobals()
})

/** The field with rnomo.pet in it, which resolves to the thief, next to names that look like it. */
async function shown(alike: readonly { name: string; address: string | null }[]): Promise<string> {
  const queryClient = new QueryClient()
  queryClient.setQueryData<unknown>(alikeQuery(chainId, 'rnomo').queryKey, alike)
  const typed = { name: 'rnomo.pet', contract, tokenId: nameTokenId('rnomo'), address: thief }
  const field = createElement(RecipientField, {
    label: 'To',
    text: 'rnomo.pet',
    onText: () => undefined,
    chainId,
    recipient: { state: 'found', address: thief, typed },
    wasTried: false,
  })
  const stream = await renderToReadableStream(
    createElement(QueryClientProvider, { client: queryClient }, field),
  )
  await stream.allReady
  return (await new Response(stream).text()).replaceAll(/<[^>]*>/g, ' ')
}

test('who sends to a name is told which other names look like it', async () => {
  expect(await shown([{ name: 'momo.pet', address: momo }])).toContain('lead to other wallets: momo.pet.')
})

test('a look-alike that leads to the same wallet, or nowhere, is no danger', async () => {
  const harmless = [
    { name: 'momo.pet', address: thief },
    { name: 'rn0mo.pet', address: null },
  ]
  expect(await shown(harmless)).not.toContain('almost the same')
  expect(await shown([])).not.toContain('almost the same')
})
