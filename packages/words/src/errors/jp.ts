import type { ErrorCode } from '@mofu/domain/error-codes'

export const errorWords: Record<ErrorCode, string> = {
  'request.invalid': 'リクエストに正しくないところがあります。確認して、もう一度お試しください。',
  'request.not_found': 'このアドレスには何もありません。リンクを確認してください。',
  'request.too_many': '一度に多すぎます。1分ほど待ってから続けてください。',
  'server.failed': 'こちら側で問題が起きました。もう一度お試しください。続く場合は番号をお知らせください。',
  'server.starting': 'いま起きたところです。少し待ってから、もう一度お試しください。',
  'accounts.session_needed': '続けるにはログインしてください。',
  'accounts.scope_wrong':
    '別の方法でのログインが必要です。取引にはウォレットをつないでログインし、買い物にはモールにログインしてください。',
  'accounts.role_needed': 'この操作に必要な権限がありません。必要な場合は管理者に連絡してください。',
  'accounts.not_yours': 'これは別のアカウントのものです。そのアカウントでログインしてください。',
  'accounts.cross_site':
    '別のサイトからの呼び出しだったため、実行しませんでした。Mofu を開いてお試しください。',
  'accounts.login_failed':
    'ログインに失敗しました。メールアドレスとパスワードを確認するか、パスワードを再設定してください。',
  'accounts.signature_wrong':
    'ログインに失敗しました。署名がお渡ししたメッセージと合わないか、期限切れです。もう一度署名してください。',
  'accounts.chain_unreachable':
    'いまネットワークにウォレットを確認できません。少し待ってから、もう一度お試しください。',
  'accounts.too_many_tries': '試した回数が多すぎます。少し待ってからお試しください。',
  'accounts.email_invalid': '正しいメールアドレスの形式で入力してください',
  'accounts.password_short':
    'パスワードが短すぎます。8文字以上にしてください。いくつかの単語をつなげるのもよい方法です。',
  'accounts.password_long': 'パスワードが長すぎます。128文字以内にしてください。',
  'accounts.password_email': 'パスワードがメールアドレスと同じです。別のものにしてください。',
  'accounts.password_common':
    'このパスワードは攻撃者が最初に試すリストに載っています。別のものにしてください。',
  'accounts.password_wrong': '現在のパスワードと違います。もう一度試すか、メールで再設定してください。',
  'accounts.passwords_differ': '2つのパスワードが一致しません。もう一度入力してください。',
  'accounts.link_dead': 'このリンクは使用済みか、期限切れです。新しいリンクを請求してください。',
  'accounts.wallet_taken':
    'このウォレットにはすでにアカウントがあります。そちらでログインして、メールアドレスを追加してください。',
  'accounts.wallet_linked': 'このアカウントにはすでにウォレットがあります。',
  'accounts.not_found': 'これはもうありません。ページを読み込み直してください。',
  'accounts.role_held': 'このアドレスはすでにその権限を持っています。',
  'accounts.role_not_held': 'このアドレスはその権限を持っていません。',
  'accounts.role_built_in': 'この権限はサイトの設定によるもので、そこでしか変更できません。',
  'referrals.code_unknown': 'この招待コードの持ち主はいません。くれた人に確認してください。',
  'referrals.own_code': 'これはあなた自身の招待コードです。ほかの人に渡してください。',
  'referrals.circle': 'この人は、あなたが直接または間接に招待した人です。招待は輪にはできません。',
  'referrals.bound_already': 'すでに招待者がいます。変更はできません。',
  'referrals.bought_already': '招待者は最初の購入の前にだけ設定できます。',
  'market.nft_not_found': 'このペットは見つかりません。別のネットワークにいるか、まだミントされていません。',
  'market.cursor_invalid': '一覧のこのページは動きました。最初からご覧ください。',
  'collections.not_found': 'このコレクションは見つかりません。別のネットワークにあるかもしれません。',
  'collections.not_keeper':
    'この操作ができるのは、チェーン上の所有者か共同作業者だけです。そのウォレットを接続してください。',
  'collections.draft_not_found':
    'この下書きは見つかりません。別のウォレットのものか、公開済みかもしれません。',
  'collections.draft_used': 'この下書きはもう別のコレクションになっています。新しく作ってください。',
  'collections.drafts_full': '下書きが 100 件あります。どれかを公開するか使い直してください。',
  'collections.not_seen_yet':
    'このコレクションはまだチェーン上で確認できていません。少し待ってからお試しください。',
  'collections.name_length':
    '名前は 1〜64 バイト（漢字やかなは 3 バイト）で、前後に空白を入れないでください。',
  'collections.symbol_length':
    'シンボルは 1〜16 バイト（漢字やかなは 3 バイト）で、前後に空白を入れないでください。',
  'collections.mint_limit': 'ミント上限は 4,294,967,296 未満の整数です。0 は無制限を意味します。',
  'collections.earnings_high': 'クリエイター収益は 0%〜10% です。低い値にしてください。',
  'collections.link_wrong': 'リンクは https:// で始まる実在の行き先にしてください。',
  'collections.picture_foreign': '画像はここにアップロードしてください。外部リンクは使えません。',
  'collections.no_sale': 'このコレクションはまだ販売していません。販売が始まったらまた来てください。',
  'collections.phases_order': '一般販売はホワイトリスト販売より前に始められません。時刻を直してください。',
  'collections.whitelist_line': 'リストに読めない行があります。直してもう一度送ってください。',
  'collections.whitelist_size': 'リストは 1〜10,000 件です。分けるか、全員に公開してください。',
  'collections.whitelist_root':
    'ブラウザーとサーバーでリストのツリーが一致しなかったため、保存しませんでした。ページを読み込み直してお試しください。',
  'uploads.media_not_found': 'この画像は見つかりません。',
  'mall.order_not_found': 'この注文が見つかりません。注文したアカウントでログインしてください。',
  'mall.order_moved': '注文の状態が変わったため、この操作はできません。もう一度ご確認ください。',
  'mall.sku_unknown': '販売を終えた商品が含まれています。取り除いてからお試しください。',
  'mall.skus_wrong': '購入する商品を読み取れませんでした。商品ページからやり直してください。',
  'mall.out_of_stock': '在庫が足りません。数を減らすか、別の商品をお選びください。',
  'mall.price_changed': '価格か送料が変わりました。新しい合計をご確認のうえ注文してください。',
  'mall.address_needed': 'お届け先を選んでください。',
  'mall.no_delivery': 'このお届け先には発送していません。別のお届け先か商品をお選びください。',
  'mall.no_pickup': 'この店では受け取りができません。配送をお選びください。',
  'mall.key_reused': '同じ送信が別の内容で行われています。ページを読み込み直して注文してください。',
  'mall.payment_seen': 'お支払いを確認中です。確定するまでお待ちください。',
  'mall.payment_not_final': 'お支払いがまだ確定していません。少しお待ちください。',
  'mall.request_open': 'この注文には未解決の申請があります。先にそちらを解決してください。',
  'mall.cancel_too_late': 'すぐに取り消せる期間を過ぎました。店に取り消しを申請してください。',
  'mall.order_picked_up': 'この注文は店頭受け取りのため、お届け先がありません。',
  'mall.order_delivered': 'この注文の受け取り方法が違います。もう一度ご確認ください。',
  'mall.freight_differs': '送料が変わるため、ここでは変更できません。注文を閉じて新しく注文してください。',
  'mall.pickup_code_wrong': '受け取りコードが違います。購入者にもう一度見せてもらってください。',
  'mall.request_not_found': 'この申請が見つかりません。注文を読み込み直してください。',
  'mall.request_wrong': '現在の注文の状態ではこの申請はできません。もう一度ご確認ください。',
  'mall.shop_not_yours': 'この店のメンバーだけが行えます。店主に追加してもらってください。',
  'mall.receipt_not_ready': '領収書はお支払いの確定後に発行されます。数分後にもう一度お越しください。',
  'uploads.picture_too_large': 'アップロードできるのは 10MB までです！',
  'uploads.artwork_too_large': 'アップロードできるのは 50MB までです！',
  'uploads.kind_wrong':
    'この種類のファイルはここでは使えません。PNG か JPEG を選んでください。作品なら MP3 や MP4 も使えます。',
  'uploads.no_file': '対応する画像をアップロードしてください！',
  'uploads.failed': 'アップロードに失敗しました！もう一度お試しください。',
  'uploads.file_broken':
    'アップロードに失敗しました！ファイルが壊れているか、途中で切れています。保存し直してからお試しください。',
  'uploads.too_many_pixels':
    'アップロードに失敗しました！画像が 4,000 万画素を超えています。小さくしてからお試しください。',
  'uploads.quota': '1 日にアップロードできる量に達しました。続きは明日お願いします。',
  'uploads.not_found': 'このアップロードは終了しています。最初からやり直してください。',
  'uploads.offset_wrong':
    'このアップロードの一部はすでに届いているか、足りない部分があります。今の位置から続けてください。',
  'mall.product_not_found': 'この商品はもうモールにありません。似たものを探してみてください。',
  'mall.shop_not_found': 'このお店はモールにないか、もう閉まっています。',
  'mall.cursor_invalid': 'リストが動きました。最初からご覧ください。',
  'mall.favourites_full': 'お気に入りがいっぱいです。どれかを外してからもう一度どうぞ。',
  'chain.network_unknown': 'このネットワークはわかりません。別のものを選んでください。',
  'chain.not_deployed': 'Mofu はまだこのネットワークにありません。別のものを選んでください。',
}
