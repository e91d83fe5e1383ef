import { csvColumns } from '@mofu/domain/mall/product-csv'
import { importFaults, importLimits } from '@mofu/domain/mall/product-import'
import { goodsLimits } from '@mofu/domain/mall/shop-rules'
import * as z from 'zod/mini'

import { route } from '../../route.ts'
import { amountUpTo, count, integer } from '../../values.ts'
import { localText, shortId } from '../values.ts'

/** A text of a shop, in the languages it was written in. */
const texts = (most: number) =>
  localText.check(
    z.refine((value) => Object.values(value).every((one) => one.length <= most), 'must be shorter'),
  )
/** A picture we host: the server verifies that. */
const picture = z.string().check(z.maxLength(500))

const price = amountUpTo(goodsLimits.price)

const writtenSku = z.object({
  /** Omitted for a new one. */
  id: z.optional(shortId),
  code: z._default(z.string().check(z.maxLength(60)), ''),
  choices: z.array(texts(goodsLimits.choice)).check(z.maxLength(goodsLimits.options)),
  picture: z._default(z.nullable(picture), null),
  /** Minor units. */
  price,
  grams: z._default(count(0, goodsLimits.grams), 0),
  /** Change of the stock, positive or negative, so that concurrent sales are not overwritten. */
  addStock: z._default(count(-goodsLimits.stock, goodsLimits.stock), 0),
  lowStockAt: z._default(count(0, goodsLimits.stock), 3),
  isOnSale: z._default(z.boolean(), true),
})

export const saveProduct = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/saveProduct',
  summary: 'Create or change a product. A SKU that is omitted is no longer sold',
  body: z.object({
    shopId: shortId,
    /** Omitted for a new one. */
    id: z.optional(shortId),
    categoryId: shortId,
    freightTemplateId: shortId,
    title: texts(goodsLimits.title),
    description: z._default(texts(goodsLimits.text), {}),
    pictures: z.array(picture).check(z.maxLength(goodsLimits.pictures)),
    options: z._default(z.array(texts(goodsLimits.choice)).check(z.maxLength(goodsLimits.options)), []),
    skus: z.array(writtenSku).check(z.minLength(1), z.maxLength(goodsLimits.skus)),
    /** Whether others see it. */
    isListed: z.boolean(),
  }),
  data: z.object({ id: z.int() }),
})

const ownSku = z.object({
  id: z.int(),
  code: z.string(),
  choices: z.array(localText),
  picture: z.nullable(z.string()),
  price: integer,
  grams: z.int(),
  onHand: z.int(),
  /** Reserved by unpaid orders. */
  reserved: z.int(),
  lowStockAt: z.int(),
  isOnSale: z.boolean(),
})

const ownProduct = z.object({
  id: z.int(),
  status: z.enum(['draft', 'listed', 'unlisted', 'held']),
  /** Why an admin took it down; null for one that is held because the shop is suspended. */
  takedownReason: z.nullable(z.string()),
  categoryId: z.int(),
  freightTemplateId: z.int(),
  title: localText,
  description: localText,
  pictures: z.array(z.string()),
  options: z.array(localText),
  currency: z.string(),
  soldCount: z.int(),
  skus: z.array(ownSku),
})
export type OwnProduct = z.output<typeof ownProduct>

export const exportProducts = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/exportProducts',
  summary: 'All products of a shop as CSV, one line for each SKU; the same columns can be imported',
  body: z.object({ shopId: shortId }),
  data: z.object({ csv: z.string() }),
})

const csv = z.string().check(z.maxLength(importLimits.characters))

export const previewImport = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/previewImport',
  summary: 'What importing a CSV file would change, line by line; nothing is saved',
  body: z.object({ shopId: shortId, csv }),
  data: z.object({
    /** Stands for exactly these changes. */
    token: z.string(),
    /** With any of them nothing can be imported. */
    faults: z.array(z.object({ line: z.int(), fault: z.enum(importFaults), value: z.string() })),
    products: z.array(
      z.object({
        kind: z.enum(['add', 'change', 'unchanged']),
        line: z.int(),
        id: z.nullable(z.int()),
        title: localText,
        skuCount: z.int(),
        changes: z.array(
          z.object({ line: z.int(), column: z.enum(csvColumns), from: z.string(), to: z.string() }),
        ),
      }),
    ),
  }),
})
export type ImportPreview = z.output<typeof previewImport.data>

export const importProducts = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/importProducts',
  summary: 'Import a CSV file: all that its preview showed, or nothing',
  body: z.object({ shopId: shortId, csv, token: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  data: z.object({ added: z.int(), changed: z.int() }),
})

export const shopProducts = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/products',
  summary: 'All products of a shop, drafts included, newest first',
  body: z.object({
    shopId: shortId,
    /** Filters by one of them. */
    id: z.optional(shortId),
    pages: z._default(count(1, 1_000), 1),
    pageSize: z._default(count(1, 50), 20),
  }),
  data: z.object({ list: z.array(ownProduct), total: z.int() }),
})
