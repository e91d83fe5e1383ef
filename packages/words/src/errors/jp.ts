import type { ErrorCode } from '@mofu/domain/error-codes'

export const errorWords: Record<ErrorCode, string> = {
  'request.invalid': 'リクエストに正しくないところがあります。確認して、もう一度お試しください。',
  'request.not_found': 'このアドレスには何もありません。リンクを確認してください。',
  'request.too_many': '一度に多すぎます。1分ほど待ってから続けてください。',
  'server.failed': 'こちら側で問題が起きました。もう一度お試しください。続く場合は番号をお知らせください。',
  'server.starting': 'いま起きたところです。少し待ってから、もう一度お試しください。',
  'server.busy': 'ただいま大変混み合っています。数秒後にもう一度お試しください。',
  'accounts.session_needed': '続けるにはログインしてください。',
  'accounts.scope_wrong':
    '別の方法でのログインが必要です。取引にはウォレットを接続してログインし、買い物にはモールにログインしてください。',
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
  'accounts.wallet_other_chain':
    'このコントラクトウォレットは別のネットワークでログインしています。そのネットワークに切り替えて、もう一度ログインしてください。',
  'accounts.wallet_linked': 'このアカウントにはすでにウォレットがあります。',
  'accounts.not_found': 'これはもうありません。ページを読み込み直してください。',
  'accounts.orders_open': '進行中の注文があります。完了してからアカウントを削除してください。',
  'accounts.shop_owned': 'ショップのオーナーです。アカウントを削除する前に、ショップの閉鎖をご依頼ください。',
  'accounts.coin_unknown': 'このコインには対応していません。一覧から選んでください。',
  'accounts.role_held': 'このアドレスはすでにその権限を持っています。',
  'accounts.role_not_held': 'このアドレスはその権限を持っていません。',
  'accounts.role_built_in': 'この権限はサイトの設定によるもので、そこでしか変更できません。',
  'accounts.proposal_new_admin':
    '管理者になってから{hours}時間たっていません。ほかの管理者が確認するか、後でもう一度お試しください。',
  'accounts.proposal_not_found': 'この提案は見つかりません。ページを再読み込みして確認してください。',
  'accounts.proposal_open':
    'この件にはすでに提案があります。ほかの管理者が確認するか、先に取り下げてください。',
  'accounts.proposal_over': 'この提案は確認済み、取り下げ済み、または期限切れです。',
  'accounts.proposal_own': 'あなた自身の提案です。ほかの管理者による確認が必要です。',
  'accounts.proposer_no_admin':
    '提案した人はもう管理者ではありません。却下し、内容が正しければ改めて提案してください。',
  'referrals.code_unknown': 'この招待コードの持ち主はいません。くれた人に確認してください。',
  'referrals.own_code': 'これはあなた自身の招待コードです。ほかの人に渡してください。',
  'referrals.circle': 'この人は、あなたが直接または間接に招待した人です。招待は輪にはできません。',
  'referrals.bound_already': 'すでに招待者がいます。変更はできません。',
  'referrals.statement_not_found': 'この月の明細書はありません。一覧から選んでください。',
  'referrals.bought_already': '招待者は最初の購入の前にだけ設定できます。',
  'gacha.machine_not_found':
    'このガチャマシンは見つかりません。停止中か、別のネットワークにあるかもしれません。',
  'boxes.not_found': 'この箱は見つかりません。別のネットワークにあるかもしれません。',
  'names.not_found':
    'この名前は登録されたことがないか、別のネットワークにあります。PNS マーケットで検索してください。',
  'predictions.not_found': 'このクイズは見つかりません。別のネットワークにあるか、まだ承認されていません。',
  'predictions.not_public':
    '審査中のクイズは作成者と管理者だけが見られます。「自分のクイズ」をご覧ください。',
  'predictions.not_author': '変更できるのはこのクイズの作成者だけです。そのウォレットを接続してください。',
  'predictions.not_operator': '結果を発表できるのは予想の運営者だけです。そのウォレットを接続してください。',
  'predictions.own_quiz': 'ご自身が作成したクイズです。ほかの管理者に審査を頼んでください。',
  'predictions.bet_placed':
    'このクイズに賭けているため、判断に加われません。賭けていない人に頼んでください。',
  'predictions.waiting_many': '審査待ちのクイズが 20 件あります。先にそちらを確認させてください。',
  'predictions.changed_meanwhile':
    'このクイズはその間に変更されました。読み込み直して、もう一度ご確認ください。',
  'predictions.same_waiting':
    'まったく同じ内容のクイズがすでに審査待ちです。こちらを変えるか、もう一方を閉じてください。',
  'predictions.reviewed_already': 'このクイズはすでに審査されています。一覧を読み込み直してください。',
  'predictions.state_wrong': 'このクイズはもうその段階を過ぎています。ページを読み込み直してください。',
  'predictions.too_early': '結果は判定時刻になってから発表できます。その時にもう一度お試しください。',
  'predictions.objected_already': 'この結果にはすでに異議を申し立てています。確認をお待ちください。',
  'predictions.not_bettor': '結果に異議を申し立てられるのは、このクイズに賭けた人だけです。',
  'predictions.reason_needed': '理由を入力してください。関係する人に表示されます。',
  'predictions.topic_needed': 'テーマを入力してください。',
  'predictions.content_needed': '質問の内容を入力してください。',
  'predictions.options_needed': '選択肢を二つとも入力してください。',
  'predictions.options_same': '二つの選択肢が同じに読めます。取り違えないように書き分けてください。',
  'predictions.criteria_needed': 'a と b がそれぞれどんなときに当たりになるかを書いてください。',
  'predictions.source_needed': '結果を確かめる情報源を入力してください。',
  'predictions.fallback_needed': '情報源が使えない場合や、行われなかった場合の扱いを書いてください。',
  'predictions.zone_needed': '文中の時刻のタイムゾーンを選んでください。',
  'predictions.close_time_wrong': '締め切りは未来の時刻にしてください。',
  'predictions.draw_time_wrong': '判定時刻は締め切り以降、一年以内にしてください。',
  'predictions.coin_wrong': 'この通貨では賭けられません。一覧から選んでください。',
  'predictions.unit_needed': '一口の金額を 0 より大きい数で入力してください。',
  'predictions.image_needed': '内容に合った画像をアップロードしてください！',
  'predictions.image_foreign': '画像はここにアップロードしてください。リンクは使えません。',
  'market.nft_not_found': 'このペットは見つかりません。別のネットワークにいるか、まだミントされていません。',
  'market.refresh_too_soon':
    '少し前に更新が頼まれています。いま読み込んでいるので、30 秒ほどしてからもう一度ご覧ください。',
  'market.cursor_invalid': '一覧のこのページは動きました。最初からご覧ください。',
  'market.traits_need_collection': '特徴はコレクションごとのものです。先にコレクションを選んでください。',
  'market.too_deep': 'この一覧はここまでです。名前かトークンIDで絞り込んでください。',
  'market.reports_many': '確認待ちの報告が 20 件あります。先にそちらを確認させてください。',
  'market.report_not_found': 'このアイテムに未対応の報告はもうありません。一覧を読み込み直してください。',
  'home.link_wrong':
    'リンクは Mofu 内なら /、外部なら https:// で始めてください。直してからもう一度保存してください。',
  'home.title_needed': 'バナーには少なくとも一つの言語で題名を付けてください。画像を見られない人もいます。',
  'home.picture_foreign': 'ホームの画像はここにアップロードしてください。外部リンクは使えません。',
  'home.launchpad_only':
    'ミンターが選べるのはローンチパッドです。バナーと人気シリーズは管理者に変更を依頼してください。',
  'home.changed_meanwhile': '別の管理者がホームを保存しました。読み込み直してから変更してください。',
  'boxes.not_manager':
    'これを見られるのは、この箱のオーナーと共同作業者だけです。そのウォレットを接続してください。',
  'collections.not_found': 'このコレクションは見つかりません。別のネットワークにあるかもしれません。',
  'mint.not_original':
    'オリジナル作品だけをミントできます。自分の作品だと宣言するか、別の作品にしてください。',
  'mint.name_needed': '作品に名前を付けてください。',
  'mint.link_wrong': 'リンクは https:// で始まる実在の行き先にしてください。',
  'mint.file_foreign': '作品はここにアップロードしてください。外部リンクは使えません。',
  'mint.draft_not_found': 'この作品は見つかりません。先に保存してからミントしてください。',
  'mint.not_seen_yet': 'このトークンはまだチェーン上で確認できていません。少し待ってからお試しください。',
  'mint.other_token': 'このトークンの内容はあなたの作品と異なるため、結び付けられません。',
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
  'mall.orders_unpaid':
    '未払いの注文が多すぎるか、この1時間に未払いのまま多くの注文をしています。いずれかを支払うか終了するか、1時間ほどお待ちください。',
  'mall.key_reused': '同じ送信が別の内容で行われています。ページを読み込み直して注文してください。',
  'mall.payment_seen': 'お支払いを確認中です。確定するまでお待ちください。',
  'mall.payment_not_final': 'お支払いがまだ確定していません。少しお待ちください。',
  'mall.ship_too_late':
    '発送できる期限を過ぎました。支払った方が代金を取り戻せる状態か、すでに取り戻しています。注文をキャンセルし、購入者に再注文をお願いしてください。',
  'mall.request_open': 'この注文には未解決の申請があります。先にそちらを解決してください。',
  'mall.cancel_too_late': 'すぐに取り消せる期間を過ぎました。店に取り消しを申請してください。',
  'mall.order_picked_up': 'この注文は店頭受け取りのため、お届け先がありません。',
  'mall.order_delivered': 'この注文の受け取り方法が違います。もう一度ご確認ください。',
  'mall.freight_differs': '送料が変わるため、ここでは変更できません。注文を閉じて新しく注文してください。',
  'mall.address_final':
    'この注文のお届け先はすでに5回変更されたため、これ以上変更できません。店にメッセージを送ってください。',
  'mall.pickup_code_wrong': '受け取りコードが違います。購入者にもう一度見せてもらってください。',
  'mall.tracking_number_final':
    'この追跡番号はすでに5回修正されたため、これ以上変更できません。正しい番号は購入者に直接お知らせください。',
  'mall.tracking_number_invalid':
    'この配送業者の追跡番号ではありません。番号を確認するか、「その他の業者」を選んでください。',
  'mall.request_not_found': 'この申請が見つかりません。注文を読み込み直してください。',
  'mall.request_wrong': '現在の注文の状態ではこの申請はできません。もう一度ご確認ください。',
  'mall.refund_too_high':
    'この注文で返金できる残額を超えています。残額を確認し、それ以下の金額で申請してください。',
  'mall.refund_too_low':
    '支払いに使われたコインはそこまで細かく分けられません。より大きな金額で申請してください。',
  'mall.refund_pending': 'この注文ではすでに返金手続きが進んでいます。完了してからもう一度お試しください。',
  'mall.payment_released':
    '支払った方がこの代金を店に引き渡したため、Mofuからは返金できません。店にメッセージを送り、店からの返金をご相談ください。',
  'mall.requests_spent':
    'この注文では成立しなかった申請が3回に達したため、これ以上申請できません。店にメッセージを送るか、受け取りを確認してください。',
  'mall.request_ruled': 'この注文についてはMofuが裁定しました。再度の申請はできません。',
  'mall.dispute_too_late': 'この拒否についてMofuに裁定を求められる期限を過ぎました。',
  'mall.ruling_own':
    'この注文の購入者・支払者、または店の受取人・メンバーのため、別の管理者が裁定する必要があります。',
  'mall.own_shop': 'この店のオーナー、メンバー、または受取人のため、別の管理者が決める必要があります。',
  'mall.shop_not_yours': 'この店のメンバーだけが行えます。店主に追加してもらってください。',
  'mall.owner_needed': 'ショップのオーナーだけができます。オーナーに頼んでください。',
  'mall.staff_unknown': 'この方はショップのスタッフではありません。ページを再読み込みしてください。',
  'mall.invitee_invalid': 'ウォレットアドレスまたはメールアドレスを入力してください。',
  'mall.shop_not_open': 'ショップが承認されると、スタッフを招待できます。',
  'mall.shop_not_selling':
    '停止できるのは営業中のショップだけです。一覧を読み込み直して状態をご確認ください。',
  'mall.shop_suspended':
    'このショップは停止中のため、購入も支払いもできません。支払い済みの注文は、発送または返金されます。',
  'mall.shop_not_suspended': 'このショップは停止されていません。一覧を読み込み直して状態をご確認ください。',
  'mall.product_taken_down':
    'この商品はモールから取り下げられたため、購入も支払いもできません。支払い済みの注文は、発送または返金されます。',
  'mall.product_not_taken_down':
    'この商品は取り下げられていません。一覧を読み込み直して状態をご確認ください。',
  'mall.review_not_found': 'このレビューは見つかりません。商品ページを読み込み直してください。',
  'mall.review_too_early': 'レビューは、注文が完了すると書けます。',
  'mall.review_own_shop': 'このショップのメンバーは、自分のショップの商品をレビューできません。',
  'mall.review_hidden': 'このレビューは管理者により非表示になっているため、編集や返信はできません。',
  'mall.review_not_hidden': 'このレビューは非表示ではありません。ページを再読み込みしてください。',
  'mall.review_final': 'レビューを編集できるのは30日以内です。このレビューはもう変更できません。',
  'mall.staff_full': 'スタッフと返答待ちの招待が上限に達しています。',
  'mall.invitation_not_found': 'この招待は無効になっています。',
  'mall.product_wrong': '足りない、または合わない項目があります。印の付いた欄を確認してください。',
  'mall.products_full': 'ショップで持てる上限に達しています。どれかを減らすか変更してください。',
  'mall.import_wrong':
    'ファイルに誤りがあるため、何も取り込まれませんでした。もう一度プレビューして各行を確認してください。',
  'mall.import_moved':
    'プレビューの後に商品が変わったため、何も取り込まれませんでした。新しいプレビューを確認してください。',
  'mall.stock_wrong':
    '未払いの注文が確保している数より少なくはできません。ページを読み直して在庫を入れ直してください。',
  'mall.payout_not_proven': '先にこの受取アドレスのウォレットで署名してください。',
  'mall.answer_needed': 'お断りする理由を入力してください。購入者に表示されます。',
  'mall.return_address_needed': '返品の送り先を入力してください。',
  'mall.pay_link_not_found': 'この支払いリンクは存在しません。送り主に新しいリンクをもらってください。',
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
  'uploads.too_complex':
    'アップロードに失敗しました！この画像は複雑すぎて処理できません。通常の PNG か JPEG で保存し直してください。',
  'jobs.not_found': 'このジョブはもう失敗の一覧にありません。すでに再試行された可能性があります。',
  'uploads.quota': '1 日にアップロードできる量に達しました。続きは明日お願いします。',
  'uploads.not_found': 'このアップロードは終了しています。最初からやり直してください。',
  'uploads.offset_wrong':
    'このアップロードの一部はすでに届いているか、足りない部分があります。今の位置から続けてください。',
  'mall.product_not_found': 'この商品はもうモールにありません。似たものを探してみてください。',
  'mall.shop_not_found': 'このお店はモールにないか、もう閉まっています。',
  'mall.address_incomplete': '住所に足りない項目があります。印のついた欄をご確認ください。',
  'mall.phone_invalid': 'この電話番号にはかけられません。番号と国をご確認ください。',
  'mall.addresses_full': '住所録がいっぱいです。先にどれかを削除してください。',
  'mall.address_not_found': 'この住所はもう住所録にありません。',
  'mall.shops_full': '運営・申請できるお店の数に達しています。審査の結果をお待ちください。',
  'mall.shop_not_waiting': 'このお店はもう審査待ちではありません。一覧を更新してください。',
  'mall.cursor_invalid': 'リストが動きました。最初からご覧ください。',
  'mall.favourites_full': 'お気に入りがいっぱいです。どれかを外してからもう一度どうぞ。',
  'chain.network_unknown': 'このネットワークはわかりません。別のものを選んでください。',
  'chain.not_deployed': 'Mofu はまだこのネットワークにありません。別のものを選んでください。',
  'chain.unreachable': '現在、ネットワークから応答がありません。しばらくしてからもう一度お試しください。',
}
