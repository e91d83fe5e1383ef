/// <reference types="vite/client" />

/** A script with everything it imports inside, as text (vite.config.ts, `bundledText`). */
declare module '*?bundle' {
  export const code: string
}
