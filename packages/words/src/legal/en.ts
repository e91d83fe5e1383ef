import type { LegalWords } from './shape.ts'

export const legalWords: LegalWords = {
  terms: {
    title: 'Terms of use',
    brief:
      'Your wallet and what is in it stay yours. We show you the chain and help you act on it; what you sign is your decision.',
    sections: [
      {
        heading: 'What Mofu is',
        paragraphs: [
          'Mofu is a place to look at, make and trade pets that live on public blockchains. The contracts on those chains do the trading. This site shows what they hold and helps you to write to them.',
          'We never hold your keys. Nobody here can move your pets or your coins without your signature.',
        ],
      },
      {
        heading: 'What you agree to',
        paragraphs: [
          'You are old enough to make contracts where you live, and using a site like this is lawful there.',
          'You upload only work that is yours or that you may use. You do not use Mofu to deceive, to launder money, or to break it.',
        ],
      },
      {
        heading: 'Prices and fees',
        paragraphs: [
          'Before you sign we show what leaves your wallet, what arrives, and every fee and creator’s share in between. The network’s own fee goes to the network, not to us.',
          'A transaction that is final on the chain cannot be taken back, by you or by us.',
        ],
      },
      {
        heading: 'What you own',
        paragraphs: [
          'When you buy or mint a pet, you own the token. The rights in its picture are those its creator gives; for the ten thousand pets of Mofu you may show, print and share yours for yourself and for others.',
        ],
      },
      {
        heading: 'When something fails',
        paragraphs: [
          'We keep the site running with care and say so when what you see is old. We do not promise that it never fails. What the contracts hold for you can also be taken out without this site.',
          'If these terms change, the change is announced here before it counts.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    brief:
      'We keep as little as we can. No advertising, no trackers, no third party’s script runs on this site.',
    sections: [
      {
        heading: 'While you look around',
        paragraphs: [
          'Pages, fonts and pictures come from our own servers. The network you chose stays in your browser, and so does an invite code you came with, until you sign in or register: then it is told to us. Once you have chosen a language or a theme, a cookie for each tells our server, so that a page comes in them at once. They say nothing else about you, and there are no other cookies.',
          'Our servers write down which page was asked for and when, without what you typed, to find faults and to stop attacks.',
        ],
      },
      {
        heading: 'When you connect a wallet',
        paragraphs: [
          'We see your address, which is public. To read balances and to send what you signed, your browser speaks to the network’s servers; with WalletConnect also to its relay. They see your internet address.',
          'What you do on a chain is public for ever. Nobody can delete it.',
        ],
      },
      {
        heading: 'When you make an account or order goods',
        paragraphs: [
          'An e-mail address, a password that we store only as a hash, and for orders the name, phone and address that the shop needs to send your parcel. The shop sees them for that order only.',
        ],
      },
      {
        heading: 'Your say',
        paragraphs: [
          'You may ask what we hold about you, have it put right, or have it deleted where no law makes us keep it. Write to us through one of the places at the foot of this page.',
        ],
      },
    ],
  },
  risk: {
    title: 'Risks',
    brief: 'Pets are for joy. Do not spend on them what you cannot do without.',
    sections: [
      {
        heading: 'Prices move',
        paragraphs: [
          'The price of a pet or a coin can fall to nothing. What somebody paid yesterday says little about tomorrow. A pet can be hard to sell.',
        ],
      },
      {
        heading: 'Keys can be lost',
        paragraphs: [
          'Whoever has your key or your recovery words has everything in your wallet. If you lose them, nobody can give them back. We never ask for them.',
        ],
      },
      {
        heading: 'Signatures count',
        paragraphs: [
          'Read what your wallet shows before you say yes. Sign nothing that you did not begin yourself. Open Mofu by its address, not by a link that a stranger sent.',
        ],
      },
      {
        heading: 'Code can have faults',
        paragraphs: [
          'The contracts are tested and their sources are open, and yet a fault may be found. Chains can stop, change their history for a few blocks, or become dear to use. We show how final each event is.',
        ],
      },
      {
        heading: 'Chance is chance',
        paragraphs: [
          'Draws, boxes and machines pay back less than they cost on average. The odds are published and every result can be worked out again. If it stops being fun, stop.',
        ],
      },
      {
        heading: 'Laws differ',
        paragraphs: [
          'Rules and taxes for tokens depend on where you live and may change. Finding out what holds for you is up to you. Nothing here is advice to buy or to sell.',
        ],
      },
    ],
  },
}
