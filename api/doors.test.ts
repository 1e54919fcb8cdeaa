/** Which features use which: what two features share is below both, so that each can be read and changed alone. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importsIn } from '../scripts/importsIn.ts'

/**
 * What each feature may import from: the features that it is built on. Before a pair is added, see whether the shared concept
 * belongs into a folder below the features, such as api/records, api/proposing, api/validation or api/importing.
 */
const doors: Record<string, readonly string[]> = {
  accessReviews: ['accounts', 'dataRooms', 'notifications', 'recordGrants'],
  accounts: ['calendar', 'companies', 'files', 'notifications', 'publications', 'securityLog', 'teams'],
  agreements: ['files', 'support'],
  analytics: ['accounts', 'apiKeys', 'challenges', 'projects', 'securityLog', 'summaries'],
  announcements: ['accounts', 'notifications'],
  apiKeys: ['accounts', 'notifications', 'securityLog'],
  backups: ['notifications', 'securityLog'],
  branding: ['accounts', 'files', 'securityLog'],
  calendar: ['notifications', 'webhooks'],
  challenges: ['notifications', 'webhooks'],
  collaborations: ['notifications'],
  companies: ['challenges', 'notifications'],
  connectedCalendars: ['calendar', 'notifications'],
  deals: ['notifications'],
  disclosures: ['files', 'notifications'],
  duties: ['challenges', 'notifications', 'securityLog', 'support'],
  enquiries: ['notifications'],
  experts: ['calendar', 'connectedCalendars', 'notifications'],
  exports: ['files', 'notifications'],
  facilities: ['calendar', 'files', 'notifications'],
  files: ['notifications', 'securityLog'],
  firstSteps: ['accounts', 'help'],
  grants: ['files', 'notifications'],
  help: ['accounts'],
  holdings: ['challenges', 'interests', 'notifications'],
  ideas: ['notifications', 'projects', 'webhooks'],
  imports: ['challenges', 'files', 'projects'],
  integrations: ['securityLog'],
  interests: ['notifications'],
  investors: ['files', 'notifications'],
  dataRooms: ['files', 'notifications'],
  matching: ['challenges', 'model', 'notifications', 'projects', 'synergy'],
  moderation: ['notifications'],
  model: ['securityLog'],
  data: ['accounts', 'securityLog'],
  flags: ['accounts', 'securityLog'],
  platform: ['files', 'securityLog'],
  notificationCatalogue: ['branding', 'notifications', 'securityLog'],
  orcid: ['notifications'],
  recordGrants: ['notifications'],
  projects: ['accounts', 'dataRooms', 'duties', 'files', 'notifications', 'opportunities', 'summaries', 'webhooks'],
  opportunities: ['challenges', 'notifications'],
  proposals: ['files', 'notifications', 'webhooks'],
  patents: ['files', 'notifications', 'opportunities'],
  publications: ['files', 'notifications'],
  readiness: ['files', 'model', 'notifications', 'projects', 'runs'],
  researchDeadlines: ['grants', 'patents'],
  runs: ['notifications'],
  summaries: ['challenges', 'notifications'],
  support: ['files', 'notifications'],
  system: ['files'],
  views: ['notifications'],
  synergy: ['model', 'projects'],
  teams: ['notifications'],
  trl: ['notifications', 'opportunities'],
  webhooks: ['notifications'],
}

const root = path.join(import.meta.dirname, '..')
const featureOf = (file: string) => /^api\/features\/([^/]+)\//.exec(file)?.[1]

/** The pairs `user -> used` of features, each with one place where it is used. */
function pairs(): Map<string, string> {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'api/features'], {
    cwd: root,
    encoding: 'utf8',
  })
  const found = new Map<string, string>()
  for (const file of list.split('\n').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')))
    for (const { from: target } of importsIn(readFileSync(path.join(root, file), 'utf8'), file)) {
      const [user, used] = [featureOf(file), featureOf(target)]
      if (user && used && user !== used) found.set(`${user} -> ${used}`, `${file} imports ${target}`)
    }
  return found
}

const allowed = Object.entries(doors).flatMap(([user, all]) => all.map((used) => `${user} -> ${used}`))

test('a feature uses only the features that are listed as its doors', () => {
  const strange = [...pairs()].filter(([pair]) => !allowed.includes(pair))
  expect(Object.fromEntries(strange)).toEqual({})
})

test('every door is used', () => {
  const used = pairs()
  expect(allowed.filter((pair) => !used.has(pair))).toEqual([])
})

test('no two features use each other, whatever lies between them', () => {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of doors[from] ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        reached(next, seen)
      }
    return seen
  }
  expect(Object.keys(doors).filter((feature) => reached(feature).has(feature))).toEqual([])
})
