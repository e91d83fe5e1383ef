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
  /** Undefined for wallets outside of the catalog. */
  id: WalletId | 'demo' | undefined
  /** Undefined for a browser wallet that does not give its name. */
  name: string | undefined
  icon: string | undefined
  isHighlighted: boolean
  way:
    | { kind: 'connect'; connector: Connector }
    /** Opens an app on this phone through WalletConnect. */
    | { kind: 'app'; connector: Connector; wallet: OwnWalletId }
    | { kind: 'download'; url: string }
    | { kind: 'off' }
}

export type WalletEnvironment = {
  isMobile: boolean
  /** Wallets of the catalog that are injected, announced or not. */
  injected: readonly OwnWalletId[]
  /** Whether there is anything at window.ethereum. */
  hasPlain: boolean
}

/** The connector for a wallet outside of the catalog that only sets window.ethereum. */
const PLAIN_WALLET = 'injected'
export const DEMO_WALLET = 'demo'
const ours: readonly string[] = [...walletIds, PLAIN_WALLET, DEMO_WALLET]

/** The rows of the dialog: the catalog in its order, then other announced wallets, then the demo wallet. */
export function walletRows<Connector extends Known>(
  connectors: readonly Connector[],
  { isMobile, injected, hasPlain }: WalletEnvironment,
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
  // Announced wallets set window.ethereum, too: offering it beside them would list one of them twice.
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
