/** How often something is tried: all of it nightly (`CARDWRIGHT_ATTACKS=whole`), a fiftieth with the other tests. */
export const tries = (whole: number): number =>
  process.env['CARDWRIGHT_ATTACKS'] === 'whole' ? whole : Math.ceil(whole / 50);
