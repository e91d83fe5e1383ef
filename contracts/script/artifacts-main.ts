import { writeArtifacts } from './build-artifacts.ts'

// `pnpm run artifacts`: compiles the contracts and writes artifacts/.
writeArtifacts()
