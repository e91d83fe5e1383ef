import { expect, test } from 'vitest'

import { menuEntries } from './menu-entries.ts'
import { menus } from './menus.ts'

/** The names of each menu's entries, those that are announced with a star. */
function shown(configured: Parameters<typeof menuEntries>[1]): Record<string, string[]> {
  return Object.fromEntries(
    menus.map((menu) => [
      menu.name,
      menuEntries(menu, configured).map((entry) => {
        const name = 'title' in entry ? entry.title : entry.label
        return entry.way.kind === 'soon' ? `${name}*` : name
      }),
    ]),
  )
}

test('without configured pages, the menus hold what is built and what SPEC announces, and nothing else', () => {
  expect(shown({ links: {}, dappPages: [] })).toEqual({
    trade: ['rwa*'],
    earn: ['nftRewards*'],
    nft: ['exchange', 'shop', 'market', 'mint'],
    game: ['lottery', 'quiz', 'others*'],
    dapp: ['mall', 'pns', 'launchpad'],
    more: ['dao*'],
  })
})

test('configured pages stand where SPEC lists them, other sites of the Dapp menu first', () => {
  const links = { swap: 'https://swap.example/', travel: 'https://travel.example/' }
  const dappPages = [{ title: 'Pet Walk', url: 'https://walk.example/' }]
  const all = shown({ links, dappPages })
  expect(all['trade']).toEqual(['swap', 'rwa*'])
  expect(all['game']).toEqual(['travel', 'lottery', 'quiz', 'others*'])
  expect(all['dapp']).toEqual(['Pet Walk', 'mall', 'pns', 'launchpad'])
})

test('the launchpad leads to its section of the home page', () => {
  const dapp = menus.find(({ name }) => name === 'dapp')
  const entries = dapp ? menuEntries(dapp, { links: {}, dappPages: [] }) : []
  expect(entries.at(-1)?.way).toEqual({ kind: 'screen', to: '/', hash: 'launchpad' })
})
