/** A summary of a synergy by a language model: beside the report, with quotations, for its owner alone. */
import { beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { modelServer, switchOn } from '../../testing/modelServer.ts'
import { perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const model = await modelServer()
const ada = await person(db, 'RESEARCHER')
const badr = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const industry = await person(db, 'INDUSTRY')

const still = 'A solar still distils brackish groundwater with a black absorber membrane for remote farms.'
const cooling = 'An absorber membrane cools greenhouses of remote farms with brackish groundwater.'
let own: number
let other: number
let id: string
beforeEach(async () => {
  await switchOn(db)
  const owned = { title: 'Still', ownerId: ada.id, description: still, methodology: 'Coated with carbon black.' }
  own = (await makeProject(db, owned)).id
  const open = { visibleToResearchers: true, status: 'ACTIVE' as const }
  other = (await makeProject(db, { title: 'Cooling', ownerId: badr.id, description: cooling, ...open })).id
  const input = { sourceId: idOf('Project', own), targetId: idOf('Project', other) }
  const { data } = await perform(db, 'createSynergyAnalysis', input, { as: ada, give: 'synergyAnalysis { id }' })
  id = (data!['createSynergyAnalysis'] as unknown as { synergyAnalysis: { id: string } }).synergyAnalysis.id
})

const give = `notice synergyAnalysis { report { keyRecommendation }
  draftedSummary { model claims { text quotation source } unbacked withheld } }`
const draft = (as: Viewer | null = ada) => perform(db, 'draftSynergySummary', { id }, { as, give })
const claim = { text: 'Both use brackish water.', quotation: 'brackish groundwater', source: 'Cooling: Description' }

test('it quotes both projects and stands beside the report', async () => {
  model.behave(() => ({
    claims: [
      claim,
      { ...claim, text: 'They are funded.', quotation: 'funded by the ministry' },
      { ...claim, text: 'It is of the still.', quotation: 'A solar still distils' },
    ],
  }))
  const { data, codes } = await draft()
  expect(codes).toEqual([])
  expect(data!['draftSynergySummary']).toMatchObject({
    notice: '',
    synergyAnalysis: {
      report: { keyRecommendation: expect.stringMatching(/./) },
      draftedSummary: {
        model: 'openai:test-1',
        claims: [claim],
        unbacked: ['They are funded.', 'It is of the still.'],
        withheld: ['Still: Methodology'],
      },
    },
  })
})

test.each(['own', 'other'])('of a confidential project nothing is sent: %s', async (which) => {
  await db.project.update({
    where: { id: which === 'own' ? own : other },
    data: { embargoUntil: new Date('2099-01-01') },
  })
  await draft()
  const sent = model.asked[0]!.whole
  expect(sent.includes('solar still distils')).toBe(which === 'other')
  expect(sent.includes('cools greenhouses')).toBe(which === 'own')
  expect(sent).not.toContain('"Score: ')
})

test('a failure says so and loses nothing', async () => {
  model.behave(() => ({ claims: [claim] }))
  await draft()
  model.behave(500)
  expect((await draft()).data!['draftSynergySummary']).toMatchObject({
    notice: expect.stringContaining('could not be reached'),
    synergyAnalysis: { draftedSummary: { claims: [claim] } },
  })
})

test('nobody else has it drafted', async () => {
  for (const as of [badr, team]) expect((await draft(as)).codes).toEqual(['NOT_FOUND'])
  expect((await draft(industry)).codes).toEqual(['FORBIDDEN'])
  expect((await draft(null)).codes).toEqual(['UNAUTHENTICATED'])
  await db.project.update({ where: { id: other }, data: { visibleToResearchers: false } })
  expect((await draft()).codes, 'of a project that is no longer to be seen').toEqual(['NOT_FOUND'])
  expect(model.asked).toHaveLength(0)
})
