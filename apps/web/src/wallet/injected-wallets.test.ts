import { expect, test } from 'vitest'

import { injectedProviders } from './injected-providers.ts'
import { injectedWallet } from './injected-wallets.ts'
import { ownWallets, type OwnWalletId } from './wallet-catalog.ts'

const ids = Object.keys(ownWallets) as OwnWalletId[]
const provider = (...flags: string[]) => ({
  request: async () => null,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
})

test.each(ids)('%s is recognised by its flag, although it also claims to be MetaMask', (id) => {
  const page = { ethereum: provider('isMetaMask', ...ownWallets[id].flags) }
  expect(ids.filter((each) => injectedWallet(page, each))).toEqual([id])
})

test('wallets that share window.ethereum are told apart', () => {
  const metamask = provider('isMetaMask')
  const safePal = provider('isMetaMask', 'isSafePal')
  const page = { ethereum: { ...provider(), providers: [safePal, metamask] } }
  expect(injectedWallet(page, 'metamask')).toBe(metamask)
  expect(injectedWallet(page, 'safePal')).toBe(safePal)
  expect(injectedProviders(page)).toEqual([safePal, metamask])
})

test('a wallet under its own name is found while another one holds window.ethereum', () => {
  const page = { ethereum: provider('isRabby', 'isMetaMask'), trustwallet: provider('isTrust') }
  expect(ids.filter((each) => injectedWallet(page, each))).toEqual(['trustWallet'])
})

test('a page without a wallet, or with something else in its place, has none', () => {
  expect(ids.filter((each) => injectedWallet({}, each))).toEqual([])
  expect(injectedProviders({ ethereum: 'nothing' })).toEqual([])
})
