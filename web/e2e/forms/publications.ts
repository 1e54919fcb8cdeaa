/** Where the forms about publications open. */
import type { Page } from '@playwright/test'
import { operationOf } from '../support.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'

/** The sheet of a publication that the researcher has added. */
const addedPublication = async (server: Server) => (await newPublication(server)).path

export async function newPublication(server: Server) {
  const { publication } = await perform<{ publication: { id: string; path: string } }>(
    server,
    'researcher',
    'createPublication',
    { title: `Permits of solar stills ${Date.now()}`, year: 2025, authors: ['A. Researcher'] },
    'publication { id path }',
  )
  return publication
}

/** The server of the tests need not reach ORCID: what it answers then counts as a record without works. */
async function withoutOrcid(page: Page) {
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'ReadOrcidMutation') return route.continue()
    const response = await route.fetch()
    const isAway = (await response.text()).includes('ORCID could not be reached')
    return route.fulfill(isAway ? { json: { data: { readOrcid: { entries: [] } } } } : { response })
  })
}

export const publicationOpeners: Record<string, Opener> = {
  createPublication: { as: 'researcher', address: '/research-management/publications', press: ['Add publication'] },
  updatePublication: { as: 'researcher', address: addedPublication, press: ['Edit'] },
  linkPublicationProject: { as: 'researcher', address: addedPublication, press: ['Link project'] },
  linkPublicationTeam: { as: 'researcher', address: addedPublication, press: ['Link team'] },
  claimAuthorship: { as: 'researcher', address: addedPublication, press: ['I am an author'] },
  readPublications: {
    as: 'researcher',
    address: '/research-management/publications/import',
    values: { text: '@book{salt, title = {Salt and sun}, author = {Kay, B.}, year = 2019}' },
  },
  readDois: {
    as: 'researcher',
    address: '/research-management/publications/import?from=doi',
    values: { dois: '10.1000/182' },
  },
  readOrcid: {
    as: 'researcher',
    address: '/research-management/publications/import?from=orcid',
    values: { orcid: '0000-0002-1825-0097' },
    meanwhile: withoutOrcid,
  },
  setOrcidWatch: { as: 'researcher', address: '/settings?section=profile' },
  setOrcid: { as: 'expert', address: '/settings?section=profile', values: { orcid: '0000-0001-5109-3700' } },
}
