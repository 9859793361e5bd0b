// Links of Markdown pages: whether they lead somewhere, and pages without those that do not.

/**
 * A link of a page.
 *
 * @typedef {object} Link
 * @property {string} whole as it is written
 * @property {string} text what it shows
 * @property {string} path empty for a place in the same page
 * @property {string | undefined} anchor
 */

const FENCE = /^\s*(`{3,}|~{3,})/;
const LINK = /(`[^`]*`)|\[((?:[^\][]|\[[^\]]*\]|`[^`]*`)*)\]\(<?([^()<>\s]+)>?(?:\s+"[^"]*")?\)/g;
const EXTERNAL = /^[a-z][a-z+.-]*:/;

/**
 * A page with another text in the place of each link within the same files; code is left alone.
 *
 * @param {string} markdown
 * @param {(link: Link) => string} mapped
 */
export function mapLinks(markdown, mapped) {
  /** @type {string | undefined} */
  let open;
  return markdown
    .split(/(?<=\n)/)
    .map((line) => {
      const [, mark] = FENCE.exec(line) ?? [];
      if (open !== undefined || mark !== undefined) {
        if (open === undefined) open = mark;
        else if (mark?.startsWith(open)) open = undefined;
        return line;
      }
      return line.replace(LINK, (whole, code, text, to) => {
        if (code !== undefined || EXTERNAL.test(to)) return whole;
        const [path = '', anchor] = decodeURI(to).split('#');
        return mapped({ whole, text, path, anchor });
      });
    })
    .join('');
}

/** What addresses can name in a page. @param {string} markdown */
function anchorsOf(markdown) {
  /** @type {Set<string>} */
  const anchors = new Set();
  let inCode = false;
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) inCode = !inCode;
    for (const [, id] of line.matchAll(/<a id="([^"]+)">/g)) anchors.add(String(id));
    const heading = inCode ? undefined : /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
    if (heading === undefined) continue;
    const name = heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let anchor = name;
    for (let n = 1; anchors.has(anchor); n++) anchor = `${name}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}

/**
 * The links of pages that lead nowhere within a set of files.
 *
 * @param {readonly string[]} files with slashes, from one folder
 * @param {(file: string) => string} read
 * @returns {string[]}
 */
export function deadLinks(files, read) {
  const there = new Set(
    files.flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))),
  );
  /** @type {string[]} */
  const dead = [];
  for (const file of files) {
    if (!file.endsWith('.md')) continue;
    const text = read(file);
    mapLinks(text, ({ whole, path, anchor }) => {
      const folder = file.split('/').slice(0, -1);
      for (const part of path.replace(/\/$/, '').split('/')) {
        if (part === '..') folder.push(...(folder.pop() === undefined ? ['..'] : []));
        else if (part !== '.' && part !== '') folder.push(part);
      }
      const to = path === '' ? file : folder.join('/');
      const isThere = there.has(to);
      const isNamed =
        anchor === undefined || !to.endsWith('.md') || !isThere || anchorsOf(read(to)).has(anchor);
      if (!isThere || !isNamed) dead.push(`${file}: ${whole}`);
      return whole;
    });
  }
  return dead;
}
