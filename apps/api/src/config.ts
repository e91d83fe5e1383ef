import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { type Deployment, readDeployments } from '@mofu/chain/deployment'
import { type NetworkSettings, readNetworkSettings } from '@mofu/chain/network-settings'
import { beaconRelays } from '@mofu/chain/randomness/beacon-relays'
import { type Address, parseAddress } from '@mofu/domain/address'
import { readEnvironment } from '@mofu/domain/environment'
import { type LinkName, linkNames, linkSetting } from '@mofu/domain/links'
import { defaultNetwork, type NetworkName, networkNames } from '@mofu/domain/networks'
import { readAmount } from '@mofu/domain/read-amount'
import type { BuiltInRole, BuiltInRoles } from '@mofu/domain/roles'

import { type CountrySettings, readCountries } from './country-config.ts'
import { type MallSettings, readCoins } from './modules/mall/mall-settings.ts'
import type { IpfsNodeSettings } from './modules/uploads/pinning/ipfs-node.ts'
import type { S3Settings } from './platform/s3-store.ts'
import { readS3 } from './s3-config.ts'

export type Config = {
  databaseUrl: string
  /** PostgreSQL itself, for LISTEN and prepared statements: the same as `databaseUrl` unless that is a pooler. */
  directUrl: string
  /** Whether `databaseUrl` is a PgBouncer with transaction pooling. */
  isPooled: boolean
  redisUrl: string | undefined
  host: string
  port: number
  logLevel: string
  /** The product's public origin, e.g. for links in token metadata. */
  publicUrl: string
  /** Where media is served: a separate origin in production. */
  mediaUrl: string
  /** The media process, which decodes untrusted files for the API and the worker. */
  renderUrl: string
  /** Derived files that can be regenerated, and unfinished uploads. */
  dataDir: string
  /** Uploaded files when no bucket is configured. Cannot be regenerated. */
  storeDir: string
  s3: S3Settings | undefined
  uploadQuota: UploadQuota
  /** Gateway for `ipfs://`. The operator chooses it, so it may be on a private network. */
  ipfsGateway: string
  /** The IPFS node that pins every stored file; undefined when there is none. */
  ipfsNode: IpfsNodeSettings | undefined
  /** The built web app; undefined when another server serves it. */
  webDir: string | undefined
  network: NetworkName
  /** Chain of the default network, used by calls that name none. */
  chainId: number
  networks: readonly NetworkSettings[]
  deployments: readonly Deployment[]
  walletConnect: { projectId: string; relayUrl: string } | undefined
  /** Relays of the drand beacon for browsers: anyone can submit its rounds. */
  beaconUrls: readonly string[]
  /** Rate limit per network address, over all calls. */
  requestsPerMinute: number
  /** Open event streams: per network address, and in this process. */
  liveStreams: { each: number; most: number }
  /** Memory for replies to public reads; 0 computes each one. */
  replyCacheBytes: number
  /** How long a request may take to arrive completely. */
  requestSeconds: number
  /** How long requests in flight may take after a shutdown signal. */
  shutdownSeconds: number
  /** How long new requests are still accepted after a shutdown signal. */
  drainSeconds: number
  /** Port of the worker's health and metrics endpoint; 0 disables it. */
  workerPort: number
  /** Port of the API's metrics, apart from the public one; 0 disables it. */
  metricsPort: number
  /** External pages that the menus and the footer link to. */
  links: Readonly<Partial<Record<LinkName, string>>>
  /** Further external pages, with their own titles. */
  dappPages: readonly NamedPage[]
  /** Multiplies the login limits per network address, where many people share one. */
  addressLimitFactor: number
  /** Proxies whose forwarded client address is trusted. */
  trustedProxies: readonly string[]
  /** What is switched off in which countries. */
  countries: CountrySettings
  /** Keys of other processes whose balance is watched, and what a key that sends transactions should hold at least. */
  watchedKeys: { quoterAddress: Address | undefined; keeperAddress: Address | undefined; least: bigint }
  /** SPEC §6: one built-in address for each of these roles. */
  builtInRoles: BuiltInRoles
  /** How long after it was granted the role of an admin does not confirm proposals yet. */
  newAdminHours: number
  /** Outgoing mail; without it mails stay queued. */
  smtpUrl: string | undefined
  mailFrom: string
  /** How long notifications stay unread before they are mailed. */
  digestMinutes: number
  mall: MallSettings
  /** Names of the keys that are set directly in the environment. */
  plainTextKeys: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

type UploadQuota = { mostBytesADay: number; mostFilesADay: number }

type NamedPage = { title: string; url: string }

const root = fileURLToPath(new URL('../../../', import.meta.url))
const http = ['http', 'https']
const postgres = ['postgres', 'postgresql']

/** Reads and validates the environment once. Throws one error that names every invalid value. */
export function readConfig(environment: Environment): Config {
  const env = readEnvironment(environment)
  const network = env.oneOf('NETWORK', networkNames, defaultNetwork)
  const networks = env.part(() => readNetworkSettings(environment), [])
  const port = env.whole('API_PORT', { fallback: 3001, least: 1, most: 65_535 })
  const publicUrl = env.url('PUBLIC_URL', http, `http://127.0.0.1:${port}`).replace(/\/$/, '')
  const mediaPort = env.whole('MEDIA_PORT', { fallback: 3002, least: 1, most: 65_535 })
  const webDir = env.text('WEB_DIR', '')
  const ipfsRpc = env.optionalUrl('IPFS_RPC_URL', http)?.replace(/\/$/, '')
  const projectId = env.text('WALLETCONNECT_PROJECT_ID', '')
  const databaseUrl = env.url('DATABASE_URL', postgres)
  const directUrl = env.optionalUrl('DATABASE_DIRECT_URL', postgres)
  const relayUrl = env.url('WALLETCONNECT_RELAY_URL', ['ws', 'wss'], 'wss://relay.walletconnect.org')
  const config = {
    databaseUrl,
    directUrl: directUrl ?? databaseUrl,
    isPooled: directUrl !== undefined,
    redisUrl: env.optionalUrl('REDIS_URL', ['redis', 'rediss']),
    host: env.text('API_HOST', '127.0.0.1'),
    port,
    logLevel: env.oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error'], 'info'),
    publicUrl,
    mediaUrl: env.url('MEDIA_URL', http, `http://127.0.0.1:${mediaPort}`).replace(/\/$/, ''),
    dataDir: env.text('DATA_DIR', `${root}.mofu/files`),
    renderUrl: env.url('RENDER_URL', ['http'], 'http://127.0.0.1:3003').replace(/\/$/, ''),
    storeDir: env.text('STORE_DIR', `${root}.mofu/store`),
    s3: env.part(() => readS3(environment), undefined),
    ipfsGateway: env.url('IPFS_GATEWAY_URL', http, 'https://ipfs.io').replace(/\/$/, ''),
    ipfsNode: ipfsRpc === undefined ? undefined : { url: ipfsRpc, token: env.text('IPFS_RPC_TOKEN', '') },
    uploadQuota: {
      mostBytesADay:
        env.whole('UPLOAD_MEGABYTES_A_DAY', { fallback: 4_096, least: 1, most: 1_000_000 }) * 1_048_576,
      mostFilesADay: env.whole('UPLOAD_FILES_A_DAY', { fallback: 2_000, least: 1, most: 1_000_000 }),
    },
    webDir: webDir === '' ? undefined : webDir,
    network,
    chainId: env.part(() => chainIdOf(network, networks), 0),
    networks,
    deployments: env.part(
      () => readDeployments(env.text('DEPLOYMENTS_DIR', `${root}contracts/deployments`)),
      [],
    ),
    beaconUrls: env.urls('BEACON_URL', http, beaconRelays),
    walletConnect: projectId === '' ? undefined : { projectId, relayUrl },
    addressLimitFactor: env.whole('ADDRESS_LIMIT_FACTOR', { fallback: 1, least: 1, most: 1_000_000 }),
    trustedProxies: list(env.text('TRUSTED_PROXIES', '')),
    countries: env.part(() => readCountries(environment), {
      header: undefined,
      off: { draws: [], redemption: [], bets: [] },
    }),
    watchedKeys: {
      quoterAddress: env.part(
        () => optionalAddress('MALL_QUOTER_ADDRESS', environment['MALL_QUOTER_ADDRESS']),
        undefined,
      ),
      keeperAddress: env.part(
        () => optionalAddress('KEEPER_ADDRESS', environment['KEEPER_ADDRESS']),
        undefined,
      ),
      least: env.part(() => readLeast(env.text('KEY_BALANCE_LEAST', '0.1')), 0n),
    },
    builtInRoles: {
      ...env.part(() => builtIn('admin', 'ADMIN_ADDRESS', environment['ADMIN_ADDRESS']), {}),
      ...env.part(() => builtIn('leader', 'LEADER_ADDRESS', environment['LEADER_ADDRESS']), {}),
      ...env.part(() => builtIn('minter', 'MINTER_ADDRESS', environment['MINTER_ADDRESS']), {}),
    },
    newAdminHours: env.whole('NEW_ADMIN_HOURS', { fallback: 24, least: 0, most: 720 }),
    smtpUrl: env.optionalUrl('SMTP_URL', ['smtp', 'smtps']),
    mailFrom: env.text('MAIL_FROM', 'Mofu <hello@mofu.example>'),
    digestMinutes: env.whole('DIGEST_MINUTES', { fallback: 60, least: 0, most: 10_080 }),
    mall: {
      quoterKey: env.part(() => readKey(environment, 'MALL_QUOTER_KEY', 'MALL_QUOTER_KEY_FILE'), undefined),
      operatorKey: env.part(
        () => readKey(environment, 'MALL_OPERATOR_KEY', 'MALL_OPERATOR_KEY_FILE'),
        undefined,
      ),
      feeAddress: env.part(
        () => optionalAddress('MALL_FEE_ADDRESS', environment['MALL_FEE_ADDRESS']),
        undefined,
      ),
      priceMaxAge: env.whole('MALL_PRICE_MAX_AGE', { fallback: 90_000, least: 1, most: 1_000_000_000 }),
      coins: env.part(() => checkedCoins(env.text('MALL_COINS', '')), ''),
    },
    plainTextKeys: plainTextKeys(environment),
    requestsPerMinute: env.whole('REQUESTS_PER_MINUTE', { fallback: 1_200, least: 1, most: 10_000_000 }),
    liveStreams: {
      each: env.whole('LIVE_STREAMS_EACH', { fallback: 100, least: 1, most: 1_000_000 }),
      most: env.whole('LIVE_STREAMS_MOST', { fallback: 5_000, least: 1, most: 1_000_000 }),
    },
    replyCacheBytes: env.whole('REPLY_CACHE_MEGABYTES', { fallback: 64, least: 0, most: 65_536 }) * 1_048_576,
    requestSeconds: env.whole('REQUEST_SECONDS', { fallback: 120, least: 1, most: 3_600 }),
    shutdownSeconds: env.whole('SHUTDOWN_SECONDS', { fallback: 20, least: 1, most: 600 }),
    drainSeconds: env.whole('DRAIN_SECONDS', { fallback: 0, least: 0, most: 600 }),
    workerPort: env.whole('WORKER_PORT', { fallback: 0, least: 0, most: 65_535 }),
    metricsPort: env.whole('METRICS_PORT', { fallback: 0, least: 0, most: 65_535 }),
    links: Object.fromEntries(
      linkNames.flatMap((name) => {
        const url = env.optionalUrl(linkSetting(name), http)
        return url === undefined ? [] : [[name, url]]
      }),
    ),
    dappPages: env.part(() => readPages(env.text('DAPP_PAGES', '')), []),
  }
  env.finish('The API')
  return config
}

/** `Name=https://…` pairs, separated by commas. */
function readPages(text: string): NamedPage[] {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
  return pairs.map((pair) => {
    const [, title = '', url = ''] = /^([^=]+)=(https?:\/\/.+)$/.exec(pair) ?? []
    if (title === '' || !URL.canParse(url)) throw new Error(`DAPP_PAGES: "${pair}" is not Name=https://…`)
    return { title: title.trim(), url }
  })
}

function chainIdOf(name: NetworkName, networks: readonly NetworkSettings[]): number {
  const chainId = networks.find((network) => network.name === name)?.chainId
  if (!chainId) throw new Error(`NETWORK: ${name} has no chain id; set CHAIN_ID_${name.toUpperCase()}`)
  return chainId
}

function builtIn(role: BuiltInRole, name: string, text = ''): BuiltInRoles {
  if (text.trim() === '') return {}
  const address = parseAddress(text.trim())
  if (!address) throw new Error(`${name}: expected 0x and 40 hexadecimal digits, got "${text}"`)
  return { [role]: address }
}

/** Reads a key from its file, or from the variable itself. Errors never contain the value, because they are logged. */
function readKey(environment: Environment, name: string, fileName: string): `0x${string}` | undefined {
  const file = environment[fileName]?.trim() ?? ''
  const text = (file === '' ? (environment[name] ?? '') : readSecret(fileName, file)).trim()
  if (text === '') return undefined
  if (!/^0x[0-9a-f]{64}$/i.test(text)) throw new Error(`${name}: expected 0x and 64 hexadecimal digits`)
  return text as `0x${string}`
}

function readSecret(fileName: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${fileName}: the file cannot be read`)
  }
}

/** Names of the keys that are readable in the environment of the process. */
function plainTextKeys(environment: Environment): string[] {
  return ['MALL_QUOTER_KEY', 'MALL_OPERATOR_KEY'].filter((name) => (environment[name] ?? '').trim() !== '')
}

function optionalAddress(name: string, text = ''): Address | undefined {
  if (text.trim() === '') return undefined
  const address = parseAddress(text.trim())
  if (!address) throw new Error(`${name}: expected 0x and 40 hexadecimal digits, got "${text}"`)
  return address
}

/** An amount of a chain's native coin, which has 18 decimals everywhere. */
function readLeast(text: string): bigint {
  const amount = readAmount(text, 18)
  if (amount === undefined)
    throw new Error(`KEY_BALANCE_LEAST: expected an amount such as 0.1, got "${text}"`)
  return amount
}

function checkedCoins(text: string): string {
  readCoins(text)
  return text
}

function list(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || [])
}
