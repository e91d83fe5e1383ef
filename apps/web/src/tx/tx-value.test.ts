import type { Identity } from '@mofu/wire/names'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'

import { type AppConfig, AppConfigContext } from '../api/app-config.ts'
import { identityQuery } from '../api/identities.ts'
import { switchLanguage } from '../i18n/language.ts'
import { TxValue } from './tx-value.tsx'

const chainId = 31_337
const otherChain = 97
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const networkOf = (name: string, id: number) => ({
  name,
  chainId: id,
  contracts: { Names: `0x${'c'.repeat(40)}` },
  explorerUrl: null,
})

const named = (name: string): Identity => ({
  address: address.toLowerCase(),
  nameId: 'id',
  name,
  expiry: 2_000_000_000,
  avatar: null,
})

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await switchLanguage('en')
  vi.unstubAllGlobals()
})

async function textOf(element: ReturnType<typeof createElement>): Promise<string> {
  const stream = await renderToReadableStream(element)
  await stream.allReady
  return (await new Response(stream).text()).replaceAll(/<[^>]*>/g, '')
}

test('a confirmation shows every digit of what is signed', async () => {
  const value = { kind: 'amount', amount: 999_999_999_999_999_999_999n, coin: 'SHARE', decimals: 18 } as const
  const shown = await textOf(createElement(TxValue, { value, chainId }))
  expect(shown).toBe('999.999999999999999999\u00A0SHARE')
})

test('an address has the name of the chain that is signed for, not of the one on screen', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(identityQuery(chainId, address).queryKey, named('momo.pet'))
  queryClient.setQueryData(identityQuery(otherChain, address).queryKey, named('kuro.pet'))
  const networks = [networkOf('petchain', chainId), networkOf('test', otherChain)]
  const config = { network: 'petchain', networks } as unknown as AppConfig
  const value = { kind: 'address', address } as const
  const shown = await textOf(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(
        AppConfigContext,
        { value: config },
        createElement(TxValue, { value, chainId: otherChain }),
      ),
    ),
  )
  expect(shown).toContain('kuro.pet')
  expect(shown).not.toContain('momo.pet')
  expect(shown).toContain(address)
})
