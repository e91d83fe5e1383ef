import type { OrderLetters } from './order-letters.ts'

const toPayer =
  'It goes back to the wallet that paid, which can withdraw it on Mofu under “Money waiting for you”.'
const view = 'View your order'

export const orderLetters: OrderLetters = {
  buyer: {
    submit: ({ number, shop }) => ({
      subject: `Order ${number}: please pay`,
      lines: [
        `Thank you for your order from ${shop}. The goods are reserved for you until the time below.`,
        'You can pay from any wallet, or send the payment link to somebody else.',
      ],
      action: 'Pay now',
    }),
    pay: ({ number, shop }) => ({
      subject: `Order ${number} is paid`,
      lines: [
        `We have received the payment. ${shop} is preparing your order.`,
        'The money is held in escrow until you have the goods; only then is the shop paid.',
      ],
      action: view,
    }),
    reopen: ({ number, shop }) => ({
      subject: `Order ${number} is paid and open again`,
      lines: [
        `The payment arrived after the deadline. The goods were still in stock, so the order is open again and ${shop} is preparing it.`,
      ],
      action: view,
    }),
    ship: ({ number, shop }) => ({
      subject: `Order ${number} is on its way`,
      lines: [
        `${shop} has shipped your order.`,
        'When it has arrived, confirm it in your order. If something is wrong, ask for a return or a refund there first.',
      ],
      action: view,
    }),
    ready: ({ number, shop }) => ({
      subject: `Order ${number} is ready for pickup`,
      lines: [
        `You can collect your order from ${shop}.`,
        'Show the pickup code only once you have seen the goods: it confirms that you received them, and the shop is paid.',
      ],
      action: view,
    }),
    receiveSoon: ({ number, shop }) => ({
      subject: `Order ${number}: has it arrived?`,
      lines: [
        `Your order from ${shop} counts as received at the time below, and the shop is then paid.`,
        'If it has not arrived or something is wrong, ask for a return or a refund in your order before then.',
      ],
      action: view,
    }),
    cancel: ({ number, shop, refund }) => ({
      subject: `Order ${number} is cancelled`,
      lines: [`Your order from ${shop} is cancelled, and ${refund} is refunded.`, toPayer],
      action: view,
    }),
    close: ({ number, shop, closedBy }) => ({
      subject: `Order ${number} is closed`,
      lines: [
        closedBy === 'timer'
          ? `Your order from ${shop} was not paid in time, so it is closed and its goods are no longer reserved.`
          : `You closed your order from ${shop} before it was paid.`,
        'If a payment still arrives and the order cannot be opened again, it is refunded.',
      ],
      action: view,
    }),
    return: ({ number, shop, refund }) => ({
      subject: `Order ${number}: your return is refunded`,
      lines: [`Your return to ${shop} is completed, and ${refund} is refunded.`, toPayer],
      action: view,
    }),
    refunded: ({ number, shop, refund }) => ({
      subject: `Order ${number}: ${refund} refunded`,
      lines: [`${refund} of your order from ${shop} is refunded.`, toPayer],
      action: view,
    }),
    late: ({ number }) => ({
      subject: `Order ${number}: a payment is refunded`,
      lines: ['A payment for this order could not be used and is refunded in full.', toPayer],
      action: view,
    }),
    double: ({ number }) => ({
      subject: `Order ${number} was paid twice`,
      lines: ['Your order was paid twice. The second payment is refunded in full.', toPayer],
      action: view,
    }),
  },
  shop: {
    pay: ({ number, shop, isPickup }) => ({
      subject: `Sold: order ${number}`,
      lines: [
        `${shop} has sold the goods below, and the payment is confirmed.`,
        isPickup
          ? 'Prepare the order, and mark it as ready as soon as its page says that the payment is final.'
          : 'Prepare the order, and ship it as soon as its page says that the payment is final.',
      ],
      action: 'Open the order',
    }),
    requested: ({ number, requestKind }) => ({
      subject: {
        cancel: `Order ${number}: the buyer asks to cancel`,
        return: `Order ${number}: the buyer asks for a return`,
        refund: `Order ${number}: the buyer asks for a refund`,
      }[requestKind],
      lines: ['Please answer by the time below. Without an answer, Mofu decides.'],
      action: 'Answer the request',
    }),
    disputed: ({ number }) => ({
      subject: `Order ${number}: Mofu decides about a request`,
      lines: [
        'The request below is now with Mofu. You will be notified of the decision.',
        'If there is something Mofu should know, write it in the messages of the order.',
      ],
      action: 'Open the order',
    }),
  },
  labels: {
    number: 'Order',
    shop: 'Shop',
    goods: 'Goods',
    freight: 'Freight',
    total: 'Total',
    paid: 'Paid with',
    payBy: 'Pay by',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    pickupPoint: 'Pickup at',
    pickupCode: 'Pickup code',
    reason: 'Reason',
    disputeReason: 'Dispute reason',
    refund: 'Refund',
    requested: 'Requested refund',
    answerBy: 'Answer by',
    receivedBy: 'Counts as received on',
  },
  note: 'You can choose in your account whether news of orders comes by mail.',
}
