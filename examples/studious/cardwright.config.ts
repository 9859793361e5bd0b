import { defineConfig } from 'cardwright/config';

export default defineConfig({
  plugins: ['./src/plugin.ts'],
  sets: ['./cards.yaml'],
  formats: ['./src/evening.ts'],
  format: 'evening',
});
