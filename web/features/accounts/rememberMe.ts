/** The address that 'Remember me' keeps in this browser (docs/spec/accounts.md#sign-in-and-registration). */
const key = 'ascent.remember'

export const remembered = (): string | null => localStorage.getItem(key)

export const remember = (email: string | null): void => {
  if (email) localStorage.setItem(key, email)
  else localStorage.removeItem(key)
}
