/** Where the form of the look opens: it saves a draft, which no other test sees. */
import type { Opener } from './openers.ts'

export const brandingOpeners: Record<string, Opener> = {
  saveWhiteLabel: {
    as: 'admin',
    address: '/admin/white-label',
    values: {
      backgroundColor: '#fafafa',
      textColor: '#101010',
      accentColor: '#334488',
      primaryColor: '#334488',
      secondaryColor: '#445566',
      mailColor: '#334488',
      faviconUrl: '',
      logoUrl: '',
      logoDarkUrl: '',
      logoPaperUrl: '',
    },
  },
}
