import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/exchange/platform/store/schema/index.ts', './src/exchange/products/*/schema.ts'],
  out: './src/exchange/platform/store/migrations',
});
