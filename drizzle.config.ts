import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/exchange/store/schema/index.ts',
  out: './src/exchange/store/migrations',
});
