import type { shell as en } from '../en/shell.ts'
import type { SameKeys } from '../shape.ts'

export const shell: SameKeys<typeof en> = {
  skip: '跳到主要內容',
  home: 'Mofu，回到首頁',
  mainMenu: '主選單',
  pets: '寵物',
  mint: '鑄造',
  language: '語言',
  darkTheme: '深色主題',
  liveTitle: '你看到的內容，準確到 {network} 的第 {block} 個區塊。',
  live: '即時 · 區塊 {block}',
  block: '區塊 {block}',
  waiting: '正在醒來',
  staleTitle: '資料有點舊了',
  stale: '你看到的是{ago}的狀態，可能缺少最新的寵物和交易，我們正在趕上。',
  starting: '我們還在讀取區塊鏈，找到的寵物會陸續出現。',
  unreachable: '與 Mofu 失去聯繫。你看到的是我們最後知道的狀態，我們會繼續嘗試。',
  footerLine: '一萬隻毛茸茸的寵物，由愛牠們的人養在鏈上。',
  footerNetwork: '網路：{network}',
}
