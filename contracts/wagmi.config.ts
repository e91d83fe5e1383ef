import { defineConfig } from '@wagmi/cli'
import { foundry } from '@wagmi/cli/plugins'

/** Typed ABIs for everyone who speaks to the contracts, read from what `forge build` left in out/. */
export default defineConfig({
  out: '../packages/chain/src/generated/abis.ts',
  plugins: [
    foundry({
      project: '.',
      forge: { build: false },
      include: [
        'Auctions.sol/*.json',
        'Boxes.sol/*.json',
        'BoxesLens.sol/*.json',
        'Collection.sol/*.json',
        'CollectionFactory.sol/*.json',
        'Credits.sol/*.json',
        'DevPriceFeed.sol/*.json',
        'DevStable.sol/*.json',
        'Exchange.sol/*.json',
        'Gbt.sol/*.json',
        'Gacha.sol/*.json',
        'MallCheckout.sol/*.json',
        'Market.sol/*.json',
        'MarketLens.sol/*.json',
        'Names.sol/*.json',
        'PaySplit.sol/*.json',
        'PaySplitFactory.sol/*.json',
        'Pledge.sol/*.json',
        'Predictions.sol/*.json',
        'Randomness.sol/*.json',
        'Roles.sol/*.json',
      ],
    }),
  ],
})
