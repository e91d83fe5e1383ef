/** Parcels, addresses and lists of orders: part of the texts of orders. */
export const orderDelivery = {
  delivery: {
    title: 'After shipping',
    other: 'Another carrier',
    choose: 'Choose a carrier',
    otherName: 'Name of the carrier',
    numberWrong: 'Not a tracking number of {carrier}. Check its digits.',
    track: 'Track the parcel',
    lookup: 'Look it up at {carrier}',
    shipBy: {
      buyer: 'The shop ships by {when}. If it does not, you can cancel the order.',
      shop: 'Ship by {when}. After that, the buyer can cancel the order.',
    },
    receivedBy: {
      buyer:
        'Is something wrong? Make a request by {when}. Without one, the order then counts as received and the shop is paid.',
      shop: 'You are paid when the buyer confirms, or on {when} if they make no request.',
    },
    arrived: 'Arrived',
    arrivedTitle: 'Has it arrived?',
    arrivedText:
      'Say so once the carrier has delivered it. The buyer is notified and has at least seven days to make a request; then you are paid.',
    arrivedYes: 'Yes, it has arrived',
    correct: 'Correct carrier or tracking number',
    correctText: 'The buyer is notified of the correction.',
    save: 'Save the correction',
    corrected: '{from} → {to}',
  },
  changeAddress: {
    button: 'Change the address',
    title: 'Where should it go?',
    text: 'Until the shop ships it, the order can go to another of your addresses if the freight stays the same.',
    save: 'Send it there',
  },
  fromLink: 'The recipient from your link. Check it and save it, or cancel to use a saved address.',
  list: {
    search: 'Search orders',
    searchHint: 'Order number or product',
    find: 'Search',
    noneTitle: 'No order matches',
    noneText:
      'Check the order number, or search for one word of the product. Products are searched in the newest {most} orders; a whole order number finds any.',
    pay: 'Pay',
    payWithin: 'Time left to pay',
    again: 'Buy again',
    againFailed: 'These goods cannot be looked up right now. Try again.',
    added: 'In your cart at today’s prices.',
    toCart: 'Go to the cart',
    nothing: 'Nothing of this order can be bought right now.',
    soldOut: 'Sold out: not in your cart',
    fewer:
      '{count, plural, one {Only one left: it is in your cart} other {Only # left: they are in your cart}}',
    cartFull: 'Your cart is full: not added',
    nowCosts: 'Now {amount}',
  },
}
