import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const webPort = Number(process.env['WEB_PORT'] ?? 5173)
const api = { target: `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}` }

export default defineConfig({
  plugins: [tailwindcss(), react()],
  server: {
    host: '127.0.0.1',
    port: webPort,
    strictPort: true,
    // The browser speaks to one origin, as in production; the proxy passes the event stream through as it comes.
    proxy: { '/api': api },
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: 'hidden',
    // Inlined files would be data: addresses, which the content policy refuses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler)[@\\/]/,
              priority: 30,
              tags: ['$initial'],
            },
            // What everyone loads at once comes in few files: each small one more would cost its own imports and head.
            { name: 'engines', test: /node_modules/, priority: 20, tags: ['$initial'] },
            // The words around every screen (i18n/rooms.ts `frame`): one file for each language.
            ...['en', 'tc', 'jp'].map((language) => ({
              name: `frame-${language}`,
              test: new RegExp(
                `packages/words/src/screens/${language}/(failure|menu|parts|shell|wallet)\\.ts$`,
              ),
              priority: 40,
            })),
          ],
        },
      },
    },
  },
})
