import type { mint as en } from '../en/mint.ts'
import type { SameKeys } from '../shape.ts'

export const mint: SameKeys<typeof en> = {
  gasFailed: '錢包會告訴你',
  switchTo: '切換到 {network}',
  switching: '請在錢包中同意…',
  wrongNetwork: '你的錢包在別的網路上。Mofu 的寵物住在 {network}。',
  switchFailed: '錢包沒有切換成功，請在錢包裡手動選擇 {network}。',
}
