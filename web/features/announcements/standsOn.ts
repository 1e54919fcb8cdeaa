/** Whether an announcement stands on the page at a path: on all without pages, otherwise on each of them and those below. */
export const standsOn = (path: string, pages: readonly string[]): boolean =>
  pages.length === 0 || pages.some((page) => path === page || path.startsWith(page.endsWith('/') ? page : `${page}/`))
