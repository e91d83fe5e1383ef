import type { parts as en } from '../en/parts.ts'
import type { SameKeys } from '../shape.ts'

export const parts: SameKeys<typeof en> = {
  copy: '複製{what}',
  copied: '已複製',
  drawing: '還在畫',
  noPicture: '沒有圖片',
  final: '已確定',
  seen: '已看到 · {blocks, number}／{needed, number}',
  finalHint: '鏈上的任何重組都無法再改變它。',
  seenHint: '需要 {needed, number} 個區塊，目前有 {blocks, number} 個，之後就確定了。',
  justNow: '剛剛',
  rare: '稀有',
  ofTenThousand: '{count, number}／10,000',
  notDeployedTitle: 'Mofu 還沒到 {network}',
  notDeployedText: '這個網路上還沒有東西可以看，也沒有東西要簽。請選擇其他網路；你在別處擁有的都很安全。',
  goToNetwork: '前往 {network}',
}
