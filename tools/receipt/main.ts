import { readFileSync } from 'node:fs'

import { isReceiptTrue, type SignedReceipt } from '@mofu/chain/mall/receipt'

// `pnpm receipt file.json 0x…`: verifies offline that the platform's address signed this receipt.
const [file = '', platform = ''] = process.argv.slice(2)
const signed = JSON.parse(readFileSync(file, 'utf8')) as SignedReceipt
const isPlatform = signed.signer.toLowerCase() === platform.toLowerCase()
const isTrue = isPlatform && (await isReceiptTrue(signed))
console.log(isTrue ? `order ${signed.receipt.number}: true` : 'NOT signed by the platform')
process.exitCode = isTrue ? 0 : 1
