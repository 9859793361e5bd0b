import { defineConfig } from 'cardwright/config';
import { eveningFormat, library, mod } from './src/plugin.ts';

export default defineConfig({
  game: 'lorcana',
  plugins: [mod],
  sets: [library],
  formats: [eveningFormat],
  format: 'evening',
});
