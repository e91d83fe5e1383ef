import type { Person } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import { readerOf } from '@mofu/testkit/mint'
import { mintedOut, pledgingAt } from '@mofu/testkit/pledging'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { expect, type Page } from '@playwright/test'

import { rpcUrl, stackUrl } from './journey.ts'
import { chainId, petNow } from './trader.ts'

type Hex = `0x${string}`

/** A collection that is minted out on the running stack, and its pledges, made directly on the chain. */
export async function pledgesHere(owner: Person, name: string, works: readonly number[]) {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const at = (contract: string) => found[contract] as Hex
  const place = {
    rpcUrl: rpcUrl(),
    mediaUrl: data.mediaUrl,
    factory: at('CollectionFactory'),
    pledge: at('Pledge'),
  }
  const collection = await mintedOut(place, owner, { name, works })
  /** Waits until the read model has reached the chain's last block. */
  const indexed = async () => {
    const block = await readerOf(rpcUrl()).getBlockNumber()
    await untilProjected(stackUrl(), chainId, Number(block), 30_000)
  }
  await indexed()
  return {
    ...pledgingAt(place, collection),
    indexed,
    pass: async (seconds: number) => {
      await rpc(rpcUrl(), 'evm_increaseTime', [seconds])
      await rpc(rpcUrl(), 'evm_mine')
      await indexed()
    },
    nameOf: async (tokenId: bigint) => (await petNow(`${chainId}-${collection}-${tokenId}`)).title,
  }
}

/** The card of a pledged pet. */
export function cardOf(page: Page, name: string) {
  return page.getByRole('main').getByRole('article', { name, exact: true })
}

/** Confirms that a card shows amounts of shares as they are read. */
export async function expectShares(
  place: ReturnType<typeof cardOf>,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, amount] of Object.entries(facts)) {
    const escaped = amount.replace('.', '\\.')
    await expect(place).toContainText(new RegExp(`${label}\\s*${escaped}\\sSHARE`))
  }
}
