/** Where the forms about collaborations open. */
import type { Opener } from './openers.ts'
import { more } from './shared.ts'

const agreed = { as: 'researcher', address: '/collaborations/1' } as const

export const collaborationOpeners: Record<string, Opener> = {
  addPartners: { ...agreed, press: ['Add partners'] },
  setRisk: { ...agreed, press: ['Add risk'] },
  setMilestone: { ...agreed, press: ['Add milestone'] },
  renameCollaboration: { ...agreed, press: [more, 'Rename'] },
}
