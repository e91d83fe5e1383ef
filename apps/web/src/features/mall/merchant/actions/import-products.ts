import * as wire from '@mofu/wire/mall/merchant/products'
import type { ImportPreview } from '@mofu/wire/mall/merchant/products'

import { callSigned } from '../../../../api/call.ts'
import { download } from '../../../../parts/download.ts'

/** Downloads all products of a shop. The byte order mark tells spreadsheets that the file is UTF-8. */
export async function exportProducts(shopId: number): Promise<void> {
  const { csv } = (await callSigned(wire.exportProducts, { body: { shopId } })).data
  download(`products-${shopId}.csv`, ['\uFEFF', csv], 'text/csv;charset=utf-8')
}

export async function previewImport(shopId: number, csv: string): Promise<ImportPreview> {
  return (await callSigned(wire.previewImport, { body: { shopId, csv } })).data
}

export async function importProducts(
  shopId: number,
  file: { csv: string; token: string },
): Promise<{ added: number; changed: number }> {
  return (await callSigned(wire.importProducts, { body: { shopId, ...file } })).data
}
