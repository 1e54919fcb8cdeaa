/** A stand-in for the public interface of ORCID: records with works, and whatever else the test wants it to answer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { config } from '../config.ts'

export interface RecordedWork {
  code: number
  title: string
  year?: number
  doi?: string
}

type Answer = (req: IncomingMessage, res: ServerResponse) => void

const workOf = ({ code, title, year, doi }: RecordedWork) => ({
  'put-code': code,
  title: { title: { value: title } },
  type: 'journal-article',
  'publication-date': year ? { year: { value: String(year) } } : null,
  'external-ids': { 'external-id': doi ? [{ 'external-id-type': 'doi', 'external-id-value': doi }] : [] },
})

/** Starts it for a test file, in the place of ORCID. `works` are those of every record; `answer` takes the place of all that. */
export async function orcidRecords() {
  const state: { works: RecordedWork[]; answer: Answer | null; asked: string[] } = {
    works: [],
    answer: null,
    asked: [],
  }
  const server = createServer((req, res) => {
    state.asked.push(req.url!)
    if (state.answer) return state.answer(req, res)
    const [, codes] = /\/works\/([\d,]+)$/.exec(req.url!) ?? []
    const person = { name: { 'given-names': { value: 'Noura' }, 'family-name': { value: 'Haddad' } } }
    const group = state.works.map((work) => ({ 'work-summary': [workOf(work)] }))
    const chosen = state.works.filter(({ code }) => codes?.split(',').includes(String(code)))
    const answer = codes
      ? { bulk: chosen.map((work) => ({ work: workOf(work) })) }
      : { person, 'activities-summary': { works: { group } } }
    return res.end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const usual = config.orcid.apiUrl
  config.orcid.apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3.0`
  afterAll(() => {
    config.orcid.apiUrl = usual
    server.close()
  })
  return state
}
