import type { OrderNews } from '@mofu/domain/mall/order-news'

import type { NotificationWords } from '../mails/template.ts'

export const orderNews: Record<OrderNews, string> = {
  pay: 'paid; the shop prepares it',
  unpay: 'the network took the payment back; we wait for it to come again',
  ship: 'it is on its way',
  ready: 'it waits for you in the shop',
  arrive: 'it has arrived',
  receive: 'it is finished',
  close: 'it is closed',
  cancel: 'it is cancelled; the money goes back to who paid',
  return: 'it is returned; the money goes back to who paid',
  reopen: 'paid late and opened again; the shop prepares it',
  late: 'a payment came too late and goes back to who paid',
  double: 'it was paid twice; the second payment goes back',
  requested: 'a request waits for an answer',
  answered: 'the shop has answered your request',
  message: 'there is a new message',
  address: 'it goes to another address',
  refunded: 'money went back to who paid',
  released: 'the payer released the money to the shop, so Mofu cannot refund it',
  answerSoon: 'a request waits for your answer; after its deadline Mofu decides',
  sendBackSoon: 'send the goods back soon, or the return lapses',
  disputed: 'Mofu decides about the request',
  lapsed: 'the goods were not sent back in time, so the return has lapsed',
  ruledRefund: 'Mofu has decided: the money goes back to who paid',
  ruledReturn: 'Mofu has decided: the money goes back once the goods are back',
  ruledClose: 'Mofu has decided: the money does not go back',
}

export const notificationWords: NotificationWords = {
  sold: ({ title = '', price = '', coin = '' }) => `${title} was sold for ${price} ${coin}.`,
  outbid: ({ title = '', price = '', coin = '', refund }) =>
    refund === undefined
      ? `Somebody bid more for ${title}: ${price} ${coin}.`
      : `You are outbid for ${title} at ${price} ${coin}. Your ${refund} ${coin} are ready to withdraw.`,
  offer: ({ title = '', price = '', coin = '', news = '' }) =>
    news === 'accepted'
      ? `Your offer was accepted: ${title} is yours for ${price} ${coin}.`
      : `You have an offer for ${title}: ${price} ${coin}.`,
  auction: ({ title = '', price = '', coin = '', news = '' }) => {
    if (news === 'won') return `You won ${title} for ${price} ${coin}. It is in your wallet.`
    if (news === 'unsold') return `Nobody bid for ${title}. It is back in your wallet.`
    return `The auction of ${title} ends within the hour.`
  },
  draw: ({ news = '', pets = '', amount = '', coin = '', title = '', count = '', left = '' }) => {
    if (news === 'refunded')
      return `Your pull was not decided in time and was refunded: ${amount} ${coin} wait for you.`
    if (news === 'drawRefunded')
      return `Your draw from ${title} was not decided in time and was refunded: ${amount} ${coin} wait for you.`
    if (news === 'prizes')
      return count === '1'
        ? `Your draw from ${title} is decided: a prize waits to be claimed.`
        : `Your draws from ${title} are decided: ${count} prizes wait to be claimed.`
    if (news === 'soldOut') return `${title} is sold out: every draw is taken.`
    if (news === 'machineLow') return `${title}: only ${left} of ${pets} pets are left in the machine.`
    return `Your pull is revealed: ${pets}.`
  },
  prediction: ({ title = '', news = '', reason = '', option = '', amount = '', coin = '' }) => {
    if (news === 'approved') return `Your quiz “${title}” is approved. It opens once it is on the chain.`
    if (news === 'rejected')
      return `Your quiz “${title}” was rejected: ${reason} You can change it and submit it again.`
    if (news === 'takenDown') return `Your quiz “${title}” was taken down: ${reason}`
    if (news === 'objection')
      return `Somebody objects to the result of “${title}”. Look at it before it is final.`
    if (news === 'locked') return `Betting on “${title}” has ended. The result follows.`
    if (news === 'result')
      return `“${title}”: the result is ${option}. It becomes final after the objection window.`
    if (news === 'claimable') return `You were right about “${title}”: ${amount} ${coin} wait for you.`
    return `Every bet on “${title}” goes back in full: your ${amount} ${coin} wait for you.`
  },
  order: ({ number = '', state = '' }) => `Order ${number}: ${orderNews[state as OrderNews] ?? state}.`,
  shop: ({ shop = '', news = '', left = '', title = '', address = '', when = '' }) => {
    if (news === 'lowStock') return `${shop}: only ${left} left of ${title}.`
    if (news === 'payoutStays') return `${shop}: sales go on being paid to ${address}.`
    return `${shop}: from ${when} on, sales are paid to ${address}. If this was not you, change it back at once.`
  },
  reminder: ({ text = '' }) => text,
  role: ({ role = '', change = '' }) => {
    if (change === 'invited') return 'A shop invites you to join its staff. Answer it under Open a shop.'
    return change === 'granted' ? `You have a new role: ${role}.` : `You no longer have the role ${role}.`
  },
}
