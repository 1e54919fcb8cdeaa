/** Where the form of help articles opens. */
import type { Opener } from './openers.ts'

export const helpOpeners: Record<string, Opener> = {
  saveHelpDraft: {
    as: 'admin',
    address: '/admin/documentation/articles/keyboard',
    press: ['Edit in Arabic'],
  },
}
