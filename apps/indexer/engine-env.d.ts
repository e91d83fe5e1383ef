// The engine writes the same into ponder-env.d.ts on each start, so that file is not committed.
/// <reference types="ponder/virtual" />

declare module 'ponder:internal' {
  const config: typeof import('./ponder.config.ts')
  const schema: typeof import('./ponder.schema.ts')
}

declare module 'ponder:schema' {
  export * from './ponder.schema.ts'
}

// This file enables type checking and editor autocomplete for this Ponder project.
// After upgrading, you may find that changes have been made to this file.
// If this happens, please commit the changes. Do not manually edit this file.
// See https://ponder.sh/docs/requirements#typescript for more information.
