/** The shapes that the documented calls about an investor's portfolio give, and whose holdings they give. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHolding } from '../../prisma/seed/factories/holdings.ts'
import { makeInterest } from '../../prisma/seed/factories/interests.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let noor: Record<string, string>, rival: Record<string, string>, team: Record<string, string>
let noorId: number

beforeAll(async () => {
  server = await testServer()
  const investor = await person(server.db, 'INVESTOR')
  noorId = investor.id
  noor = bearer(await server.session(investor))
  rival = bearer(await server.session(await person(server.db, 'INVESTOR')))
  team = bearer(await server.session(await person(server.db, 'KU_TEAM')))
})
afterAll(() => server.close())

const ask = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
  const answer = await server.ask(method, path, { headers, body })
  return { status: answer.status, body: answer.body as Record<string, unknown> }
}
const path = '/api/investment-portfolios'

test('the holding of an interest is given to its investor alone', async () => {
  const { id: interestId } = await makeInterest(server.db, { investorId: noorId, status: 'INVESTED' })
  expect((await ask('POST', path, noor, { interestId })).body).toMatchObject({
    fields: { amount: expect.any(String) as string },
  })
  const terms = {
    amount: 500_000,
    instrument: 'convertible_note',
    investedOn: '2025-05-01',
    fundingStage: 'seed',
    sector: 'water',
  }
  expect((await ask('POST', path, rival, { interestId, ...terms })).status).toBe(404)
  expect((await ask('POST', path, team, { interestId, ...terms })).status).toBe(403)
  expect((await ask('POST', path, {}, { interestId, ...terms })).status).toBe(401)
  const made = await ask('POST', path, noor, { interestId, ...terms })
  expect(made).toMatchObject({
    status: 201,
    body: {
      interestId,
      amount: 500_000,
      instrument: 'convertible_note',
      fundingStage: 'seed',
      status: 'active',
      worth: null,
    },
  })
  expect((await ask('POST', path, noor, { interestId })).body['id'], 'it is made once').toBe(made.body['id'])
})

test('lists and sums are those of the investor', async () => {
  await makeHolding(server.db, { investorId: noorId, name: 'Dune Robotics', amount: 250_000 })
  const names = async (headers: Record<string, string>, query = '') =>
    ((await ask('GET', path + query, headers)).body['data'] as { name: string }[]).map(({ name }) => name)
  expect(await names(noor, '?search=dune')).toEqual(['Dune Robotics'])
  expect(await names(noor, '?status=exited')).toEqual([])
  expect(await names(rival)).toEqual([])
  expect((await ask('GET', path, team)).status).toBe(403)
  expect((await ask('GET', '/api/investors/portfolio', noor)).body).toMatchObject({
    count: 2,
    invested: 750_000,
    multiple: null,
    holdings: [{ status: 'active' }, { status: 'active' }],
  })
  expect((await ask('GET', '/api/investors/portfolio', rival)).body).toMatchObject({
    count: 0,
    invested: 0,
    holdings: [],
  })
  expect((await ask('GET', '/api/investors/portfolio', team)).status).toBe(403)
  expect((await ask('GET', '/api/investors/portfolio', {})).status).toBe(401)
})
