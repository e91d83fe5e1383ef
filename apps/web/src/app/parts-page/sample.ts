import type { Nft } from '@mofu/wire/market'

const COIN = 10n ** 18n

/** A made-up token for the exhibits; nothing on this page comes from the chain. */
export const samplePet: Nft = {
  id: '31337-0x0000000000000000000000000000000000000001-7',
  chainId: 31_337,
  contract: '0x0000000000000000000000000000000000000001',
  collectionName: 'The Night Garden Society for Small and Sleepy Animals',
  tokenId: '7',
  nftType: 'IMAGE',
  url: 'http://127.0.0.1:3002/pets/7/768.webp',
  title: 'Moss #0007',
  price: String((3n * COIN) / 2n),
  coin: '0x0000000000000000000000000000000000000000',
  symbol: 'ETH',
  decimals: 18,
  creator: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  owner: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  status: 2,
  metadata: 'ready',
  mintedAt: 1_790_000_000,
  mintedBlock: 10,
}

export type SampleSale = { id: string; pet: string; price: bigint; day: number }

const names = ['Moss', 'Biscuit', 'Kuro', 'Hanako', '=Cosmo', 'もち', '雲朵', 'Pip']

export const sampleSales: readonly SampleSale[] = Array.from({ length: 23 }, (_, index) => ({
  id: String(index),
  pet: `${names[index % names.length]} #${String(index * 431 + 7).padStart(4, '0')}`,
  price: (BigInt((index * 7) % 11) + 1n) * (COIN / 4n),
  day: 1_790_000_000 + index * 86_400,
}))
