import { readFileSync } from 'node:fs'

import { isReceiptTrue, type SignedReceipt } from '@mofu/chain/mall/receipt'

// `pnpm receipt file.json 0x…`: whether a receipt is what the house signed. Asks no network; the address is the house's own word.
const [file = '', house = ''] = process.argv.slice(2)
const signed = JSON.parse(readFileSync(file, 'utf8')) as SignedReceipt
const isHouse = signed.signer.toLowerCase() === house.toLowerCase()
const isTrue = isHouse && (await isReceiptTrue(signed))
console.log(isTrue ? `order ${signed.receipt.number}: true` : 'NOT what the house signed')
process.exitCode = isTrue ? 0 : 1
