/** What the university checks before it publishes a challenge, and what proposals answer: only its team changes it from then on. */
export const checkedFields = ['problemStatement', 'goal', 'mustHaves', 'offer'] as const

export const isChecked = (field: string): boolean => (checkedFields as readonly string[]).includes(field)
