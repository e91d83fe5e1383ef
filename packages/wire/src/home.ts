import { homeMost } from '@mofu/domain/home-content'
import { languages } from '@mofu/domain/languages'
import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { nft } from './market.ts'
import { route } from './route.ts'
import { count, integer } from './values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
const text = z.partialRecord(z.enum(languages), z.string().check(z.trim(), z.maxLength(160)))
const url = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
const id = z.string().check(z.trim(), z.maxLength(80))
const media = z.enum(['IMAGE', 'VIDEO', 'audio'])

const banner = z.object({ src: url, srcMobile: z.nullable(url), title: text, link: url })

/** SPEC §3 home config, as an admin writes it: null or empty fields are taken from the collection. */
const content = z.object({
  banners: z.array(banner).check(z.maxLength(homeMost.banners)),
  popularSeries: z
    .array(
      z.object({
        collectionId: id,
        image: z.nullable(url),
        title: text,
        other: text,
        url: z.nullable(url),
      }),
    )
    .check(z.maxLength(homeMost.popularSeries)),
  launchpad: z
    .array(z.object({ id, title: text, thumbnailType: media, thumbnailUrl: z.nullable(url) }))
    .check(z.maxLength(homeMost.launchpad)),
})
export type HomeContent = z.output<typeof content>

const series = z.object({
  collectionId: z.string(),
  image: z.nullable(z.string()),
  title: text,
  other: text,
  url: z.string(),
  nftCount: z.int(),
})
export type HomeSeries = z.output<typeof series>

const launch = z.object({
  id: z.string(),
  title: text,
  thumbnailType: media,
  thumbnailUrl: z.nullable(z.string()),
  isOn: z.boolean(),
  /** Unix time in seconds, where announced. */
  whitelistAt: z.nullable(z.int()),
  publicAt: z.nullable(z.int()),
})
export type HomeLaunch = z.output<typeof launch>

export const home = route({
  service: 'app',
  method: 'GET',
  path: '/home',
  summary: 'Everything the home page shows: banners, popular series, launchpad, hot deals, figures',
  query: z.object({ chainId }),
  data: z.object({
    banners: z.array(banner),
    popularSeries: z.array(series),
    launchpad: z.array(launch),
    /** The lowest asks in the chain's native coin of the platform's collection. */
    hotDeals: z.array(nft).check(z.maxLength(limits.hotDeals)),
    figures: z.object({
      nfts: z.int(),
      collections: z.int(),
      /** Over the last days, each coin separately. */
      days: z.int(),
      sales: z.int(),
      volume: z.array(z.object({ coin: z.string(), symbol: z.string(), decimals: z.int(), amount: integer })),
    }),
  }),
})

export const homeContent = route({
  service: 'app',
  method: 'GET',
  path: '/home/content',
  summary: 'The configured content of the home page, for editing',
  query: z.object({ chainId }),
  data: z.object({
    content,
    /** Sent back with a change, so that two admins do not overwrite each other. */
    version: z.int(),
    updatedAt: z.nullable(z.string()),
    updatedBy: z.nullable(z.string()),
  }),
})

export const writeHome = route({
  service: 'app',
  method: 'POST',
  path: '/home/content',
  summary: 'Configure the home page, with a reason',
  body: z.object({
    chainId,
    version: z.int().check(z.gte(0)),
    content,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  data: z.object({ version: z.int() }),
})
