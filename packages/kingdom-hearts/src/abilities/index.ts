/** The ability data that the Kingdom Hearts TCG adds to the core's: importing this file is what merges it. */
import './effects.ts';
import './names.ts';
