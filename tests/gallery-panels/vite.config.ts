import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// No part of the product: shows screens and panels in the middle of a game that chance has played.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
  plugins: [react()],
  logLevel: 'error',
  server: { host: '127.0.0.1', hmr: false, watch: null },
});
