import type { metadata as en } from '../en/metadata.ts'
import type { SameKeys } from '../shape.ts'

export const metadata: SameKeys<typeof en> = {
  title: '中繼資料',
  refresh: '重新讀取',
  refreshing: '讀取中…',
  readAt: '名稱和圖片上次讀取：',
  queued: '等待讀取中，名稱和圖片稍後會自動出現。',
  bad: '無法讀取名稱和圖片',
  keptCopy: '最近一次讀取失敗，你看到的是上次成功的版本。',
  tryLater: '我們會自動再試。',
  out_of_reach: '存放資料的地方沒有回應。',
  too_slow: '存放資料的地方回應太慢。',
  missing: '代幣所寫的網址上沒有東西。',
  too_large: '代幣所指的檔案太大了。',
  refused: '代幣所寫的網址我們不會開啟。',
  unreadable: '代幣所指的內容無法解讀。',
}
