/** The ten networks of SPEC §9, in the order the selector shows them. */
export const networkNames = [
  'main',
  'test',
  'polygon',
  'eth',
  'arta',
  'arta_qa',
  'hyperspace',
  'fvm',
  'zksync',
  'petchain',
] as const

export type NetworkName = (typeof networkNames)[number]

export const defaultNetwork: NetworkName = 'zksync'

export function isNetworkName(text: string): text is NetworkName {
  return (networkNames as readonly string[]).includes(text)
}
