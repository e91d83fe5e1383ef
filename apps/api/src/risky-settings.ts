import type { Config } from './config.ts'

const DEVELOPMENT_CHAIN = 31_337
const thisMachine = ['127.0.0.1', 'localhost', '[::1]']

type Settings = Pick<
  Config,
  | 'publicUrl'
  | 'mediaUrl'
  | 'trustedProxies'
  | 'plainTextKeys'
  | 'redisUrl'
  | 'smtpUrl'
  | 'databaseUrl'
  | 'chainId'
  | 'networks'
  | 'mall'
>

/**
 * Settings that are fine on a developer's machine and dangerous where the public reaches the product; one sentence
 * each.
 */
export function riskySettings(settings: Settings, process: 'api' | 'worker'): string[] {
  if (thisMachine.includes(new URL(settings.publicUrl).hostname)) return []
  const { plainTextKeys, networks, chainId, mall } = settings
  const database = new URL(settings.databaseUrl)
  const isRemote = database.hostname !== '' && !thisMachine.includes(database.hostname)
  const nodes = networks.find((network) => network.chainId === chainId)?.rpcUrls ?? []
  const risks: readonly (readonly [boolean, string])[] = [
    [
      process === 'api' && settings.trustedProxies.length === 0,
      'TRUSTED_PROXIES is not set: behind a proxy all callers count as one address and share its limits',
    ],
    [
      plainTextKeys.length > 0,
      `${plainTextKeys.join(' and ')}: keys in plain text in the environment; use the _FILE settings`,
    ],
    [
      process === 'api' && mall.operatorKey !== undefined,
      'MALL_OPERATOR_KEY is known to the API, which does not need it: set it for the worker alone',
    ],
    [
      process === 'worker' && mall.quoterKey !== undefined,
      'MALL_QUOTER_KEY is known to the worker, which does not need it: set it for the API alone',
    ],
    [
      new URL(settings.publicUrl).protocol !== 'https:',
      'PUBLIC_URL is not https: sessions and passwords travel in plain text',
    ],
    [
      new URL(settings.mediaUrl).origin === new URL(settings.publicUrl).origin,
      'MEDIA_URL has the origin of PUBLIC_URL: uploaded files share an origin with sessions',
    ],
    [
      isRemote && !/^(require|verify-ca|verify-full)$/.test(database.searchParams.get('sslmode') ?? ''),
      'DATABASE_URL leads over the network without sslmode=require',
    ],
    [
      process === 'api' && settings.redisUrl === undefined,
      'REDIS_URL is not set: every API process counts requests by itself',
    ],
    [settings.smtpUrl === undefined, 'SMTP_URL is not set: mails wait in the database'],
    [chainId === DEVELOPMENT_CHAIN, 'NETWORK is the development chain, where anybody can make coins'],
    [
      nodes.length === 1,
      'the default network has one RPC node: when it is away, payments are not settled; when it lies, they are',
    ],
  ]
  return risks.flatMap(([isRisky, sentence]) => (isRisky ? sentence : []))
}
