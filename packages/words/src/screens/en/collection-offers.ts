/** Offers for any pet of a collection; part of the namespace `trade`. */
export const collectionOffers = {
  title: 'Offers for any pet',
  forAny: 'Offers for any pet of {name}',
  text: 'These offers are for any pet of {name}, whichever it is. Whoever holds one can accept an offer on the pet’s page.',
  empty: 'Nobody offers to buy any pet of this collection right now.',
  make: 'Make an offer for any pet',
  priceEach: 'Price for each pet',
  buys: 'Buys',
  pets: '{count, plural, one {# pet} other {# pets}}',
  quantity: 'How many pets',
  quantityWrong: 'Enter a whole number of pets, at least 1.',
  held: 'The market holds',
  makeTitle: 'Make an offer for any pet of {name}',
  formText:
    'Holders decide which of their pets they sell you. Your money waits on the market until then, and you can take back what is left at any time. You cannot change the number of pets later.',
  escrow:
    '{count, plural, one {{held} leave your wallet now and wait on the market until somebody sells you a pet for {price}.} other {{held} leave your wallet now and wait on the market: {price} for each of # pets. You get back whatever is not sold to you.}}',
  madeText:
    'Whoever holds a pet of the collection can accept it from now on. You can take it back at any time.',
  changeTitle: 'Change your offer for any pet of {name}',
  cancelTitle: 'Withdraw your offer for any pet of {name}',
  seeOffers: 'See the offers',
  mine: 'Your offer stands: <amount></amount> for each of {count, plural, one {# pet} other {# pets}}. The market holds <held></held> for it.',
  mineOver:
    'Your offer of <amount></amount> each is over, with {count, plural, one {# pet} other {# pets}} left to buy. Withdraw it to get <held></held> back into your wallet.',
  mineDisabled:
    'Mofu has disabled this collection, so your offer of <amount></amount> each for {count, plural, one {# pet} other {# pets}} is not shown here any more. Withdraw it to get <held></held> back into your wallet.',
  pricesOf: '<amount></amount> for each of {count, plural, one {# pet} other {# pets}}',
  notShown: 'Not shown: the collection is disabled',
  noneTitle: 'You have no collection offers',
  noneText: 'Open a collection and choose “Offers”: one offer for any of its pets, as many as you like.',
} as const
