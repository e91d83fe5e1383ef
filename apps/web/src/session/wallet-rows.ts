import { isOwnWallet, type OwnWalletId, ownWallets, type WalletId, walletIds } from './wallet-catalog.ts'

type Known = {
  uid: string
  id: string
  name: string
  icon?: string | undefined
  rdns?: string | readonly string[] | undefined
}

export type WalletRow<Connector extends Known> = {
  key: string
  /** Undefined for wallets that are not of the list. */
  id: WalletId | 'demo' | undefined
  /** Undefined for a browser wallet that does not say what it is called. */
  name: string | undefined
  icon: string | undefined
  isHighlighted: boolean
  way:
    | { kind: 'connect'; connector: Connector }
    /** To an app on this phone, by way of WalletConnect. */
    | { kind: 'app'; connector: Connector; wallet: OwnWalletId }
    | { kind: 'download'; url: string }
    | { kind: 'off' }
}

export type WalletSurroundings = {
  isMobile: boolean
  /** Wallets of the list that are in the page, announced or not. */
  injected: readonly OwnWalletId[]
  /** Whether anything at all stands at window.ethereum. */
  hasPlain: boolean
}

/** The connector for a wallet that only sets window.ethereum and is none of the list. */
const PLAIN_WALLET = 'injected'
export const DEMO_WALLET = 'demo'
const ours: readonly string[] = [...walletIds, PLAIN_WALLET, DEMO_WALLET]

/** The rows of the window: the list in its order, then whoever else announced itself, then the toy. */
export function walletRows<Connector extends Known>(
  connectors: readonly Connector[],
  { isMobile, injected, hasPlain }: WalletSurroundings,
): WalletRow<Connector>[] {
  const byId = (id: string) => connectors.find((connector) => connector.id === id)
  const announced = connectors.filter(({ id }) => !ours.includes(id))
  const isBare = announced.length === 0 && injected.length === 0 && !hasPlain
  const onPhone = isMobile && isBare
  const walletConnect = byId('walletConnect')

  const listed = walletIds.map((id): WalletRow<Connector> => {
    if (!isOwnWallet(id)) {
      return {
        key: id,
        id,
        name: 'WalletConnect',
        icon: undefined,
        isHighlighted: onPhone && walletConnect !== undefined,
        way: walletConnect ? { kind: 'connect', connector: walletConnect } : { kind: 'off' },
      }
    }
    const { name, download } = ownWallets[id]
    const present = announced.find((connector) => isAnnouncedAs(connector, id))
    const connector = present ?? (injected.includes(id) ? byId(id) : undefined)
    const row = { key: id, id, name, icon: present?.icon, isHighlighted: false }
    if (connector) return { ...row, way: { kind: 'connect', connector } }
    if (onPhone && walletConnect)
      return { ...row, way: { kind: 'app', connector: walletConnect, wallet: id } }
    return { ...row, way: { kind: 'download', url: download } }
  })

  const isListed = ({ uid }: Connector) =>
    listed.some(({ way }) => way.kind === 'connect' && way.connector.uid === uid)
  const others = announced.filter((connector) => !isListed(connector))
  const plain = byId(PLAIN_WALLET)
  // Wallets that announced themselves hold window.ethereum, too: beside them it would be one of them twice.
  const isPlainShown = hasPlain && injected.length === 0 && announced.length === 0
  const demo = byId(DEMO_WALLET)
  return [
    ...listed,
    ...others.map((connector) => moreRow(connector, connector.name)),
    ...(plain && isPlainShown ? [moreRow(plain, undefined)] : []),
    ...(demo ? [{ ...moreRow(demo, undefined), id: DEMO_WALLET } as const] : []),
  ]
}

function moreRow<Connector extends Known>(
  connector: Connector,
  name: string | undefined,
): WalletRow<Connector> {
  return {
    key: connector.uid,
    id: undefined,
    name,
    icon: connector.icon,
    isHighlighted: false,
    way: { kind: 'connect', connector },
  }
}

function isAnnouncedAs({ id, name, rdns = [] }: Known, wallet: OwnWalletId): boolean {
  const { rdns: known, announcedName } = ownWallets[wallet]
  if ([id, rdns].flat().some((each) => known.includes(each))) return true
  return announcedName !== undefined && name.toLowerCase().replaceAll(' ', '').startsWith(announcedName)
}
