/** The ability data that Lorcana adds to the core's: importing this file is what merges it. */
import './effects.ts';
import './names.ts';
