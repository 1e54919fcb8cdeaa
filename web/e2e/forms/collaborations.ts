/** Where the forms about collaborations open. */
import type { Opener } from './openers.ts'

export const collaborationOpeners: Record<string, Opener> = {
  addPartners: { as: 'researcher', address: '/collaborations/1', press: ['Add partners'] },
  setRisk: { as: 'researcher', address: '/collaborations/1', press: ['Add risk'] },
  setMilestone: { as: 'researcher', address: '/collaborations/1', press: ['Add milestone'] },
  renameCollaboration: {
    as: 'researcher',
    address: '/collaborations/1',
    press: ['More actions for Silica as a filler for coatings', 'Rename'],
  },
}
