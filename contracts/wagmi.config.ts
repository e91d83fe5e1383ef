import { defineConfig } from '@wagmi/cli'
import { foundry } from '@wagmi/cli/plugins'

/** Typed ABIs for everyone who calls the contracts, read from the committed artifacts. */
export default defineConfig({
  out: '../packages/chain/src/generated/abis.ts',
  plugins: [foundry({ project: '.', artifacts: 'artifacts', forge: { build: false, rebuild: false } })],
})
