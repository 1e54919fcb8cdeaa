/** The page's place when the build has rendered the page into it, which stands there until the app takes over. */
export const rendered = (): HTMLElement | null => document.querySelector<HTMLElement>('#root[inert]')
