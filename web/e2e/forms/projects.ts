/** Where the forms about many projects open: at a project of their own, as they change where it stands. */
import type { Page } from '@playwright/test'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'
import { university } from './shared.ts'

const title = 'A kiln for many'

async function proposed(server: Server): Promise<string> {
  const input = {
    title,
    description: 'Bricks of brine',
    principalInvestigator: 'Ada Byron',
    institution: 'Materials',
    trl: 3,
    status: 'PROPOSED',
  }
  await perform(server, 'researcher', 'createProject', input, 'project { id }')
  return `/projects/list?q=${encodeURIComponent(title)}`
}

const selected = (what: string) => async (page: Page) => {
  await page
    .getByRole('checkbox', { name: `Select ${title}` })
    .first()
    .check()
  await page.getByRole('button', { name: 'Bulk Actions' }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

export const projectOpeners: Record<string, Opener> = {
  setProjectMember: { as: university, address: '/projects/1', press: ['Add member'] },
  assessProject: { as: university, address: '/projects/1', press: ['Assess'] },
  setProjectStatus: {
    as: 'ku_team',
    address: proposed,
    meanwhile: selected('Change Status...'),
    values: { status: 'PLANNING' },
  },
  assignProjectReviews: { as: 'ku_team', address: proposed, meanwhile: selected('Assign Reviewer...') },
}
