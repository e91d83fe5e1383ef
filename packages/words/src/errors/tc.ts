import type { ErrorCode } from '@mofu/domain/error-codes'

export const errorWords: Record<ErrorCode, string> = {
  'request.invalid': '這個請求有些地方不對，請檢查後再試一次。',
  'request.not_found': '這個網址沒有內容，請檢查連結。',
  'request.too_many': '一下子太多了，請等一分鐘再繼續。',
  'server.failed': '我們這邊出了問題，請再試一次；如果一直這樣，請把編號告訴我們。',
  'server.starting': '我們剛剛醒來，請稍候再試。',
  'market.nft_not_found': '找不到這隻寵物，牠可能在別的網路上，或還沒有鑄造。',
  'market.cursor_invalid': '清單的這一頁已經移動了，請從頭開始看。',
  'collections.not_found': '找不到這個系列，它可能在別的網路上。',
  'uploads.media_not_found': '找不到這張圖片。',
  'chain.network_unknown': '我們不認得這個網路，請選擇另一個。',
  'chain.not_deployed': 'Mofu 還沒有來到這個網路，請選擇另一個。',
}
