import type { failure as en } from '../en/failure.ts'
import type { SameKeys } from '../shape.ts'

export const failure: SameKeys<typeof en> = {
  notFoundTitle: '這裡沒有住任何寵物',
  notFoundText: '這個頁面不存在，或者已經搬走了。點一下就能回去看寵物。',
  toPets: '去看寵物',
  brokenTitle: '我們被毛線纏住了',
  brokenText: '顯示這個頁面時出了問題。你的東西都還在，請再試一次。',
  retry: '再試一次',
  offline: '現在連不上 Mofu。請檢查網路連線，我們會繼續嘗試。',
  unknown: '出了點問題，請稍後再試。',
  requestId: '編號：{id}',
  pageText: '這個頁面沒有載入成功。請檢查網路連線後再試一次，你的東西都還在。',
  pending: '正在路上…',
}
