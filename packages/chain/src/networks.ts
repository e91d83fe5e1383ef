import { type NetworkName, networkNames } from '@mofu/domain/networks'

/** The fixed facts of a network. RPC URLs are configuration; our contracts are in the deployment file. */
export type NetworkFacts = {
  name: NetworkName
  title: string
  /** Null until configured: SPEC names these networks without an id. */
  chainId: number | null
  coin: string
  explorerUrl: string | null
}

const facts: Record<NetworkName, Omit<NetworkFacts, 'name'>> = {
  main: { title: 'BNB Chain', chainId: 56, coin: 'BNB', explorerUrl: 'https://bscscan.com' },
  test: { title: 'BNB Testnet', chainId: 97, coin: 'tBNB', explorerUrl: 'https://testnet.bscscan.com' },
  polygon: { title: 'Polygon', chainId: 137, coin: 'POL', explorerUrl: 'https://polygonscan.com' },
  eth: { title: 'Ethereum', chainId: 1, coin: 'ETH', explorerUrl: 'https://etherscan.io' },
  arta: { title: 'Arta', chainId: null, coin: 'ARTA', explorerUrl: null },
  arta_qa: { title: 'Arta QA', chainId: null, coin: 'ARTA', explorerUrl: null },
  hyperspace: { title: 'Hyperspace', chainId: 3141, coin: 'tFIL', explorerUrl: null },
  fvm: { title: 'Filecoin', chainId: 314, coin: 'FIL', explorerUrl: 'https://filfox.info/en' },
  zksync: { title: 'ZKsync Era', chainId: 324, coin: 'ETH', explorerUrl: 'https://explorer.zksync.io' },
  petchain: { title: 'Petchain', chainId: 31337, coin: 'ETH', explorerUrl: null },
}

export const networks: readonly NetworkFacts[] = networkNames.map((name) => ({ name, ...facts[name] }))
