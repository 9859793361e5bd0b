import { defineConfig } from 'cardwright/config';

export default defineConfig({ game: './src/kit.ts', sets: ['./cards.yaml'] });
