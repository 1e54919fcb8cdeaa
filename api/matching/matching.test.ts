/** The matching engine: words, ranking, what two texts share, and the quality that it must keep. */
import { expect, test } from 'vitest'
import { readPairs } from '../../scripts/evaluation/readPairs.ts'
import { evaluate } from './evaluation.ts'
import { MatchIndex } from './matchIndex.ts'
import { sharedTerms } from './sharedTerms.ts'
import { tokensOf } from './tokens.ts'

const termsOf = (text: string) => tokensOf(text).map(({ term }) => term)

test.each([
  ['Membranes and the membrane', 'MEMBRANE membranes'],
  ['Société générale', 'societe generale'],
  ['المُعَالَجَة', 'معالجه'],
  ['أغشية إلى الماء', 'اغشيه الماء'],
  ['والطاقة', 'طاقة'],
  ['مستشفى', 'مستشفي'],
])('compares %s as %s', (one, other) => {
  expect(termsOf(one)).toEqual(termsOf(other))
})

test('keeps the place of each word in the text as it is written', () => {
  const text = 'Für die Énergie: الطّاقة, 5G'
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Für',
    'die',
    'Énergie',
    'الطّاقة',
    '5G',
  ])
})

test('marks the words that two texts share in both of them', () => {
  const [one, other] = ['Solar membranes. A membrane', 'The membrane and the wind']
  expect(sharedTerms(one, other)).toEqual([
    {
      term: 'membran',
      word: 'membranes',
      inOne: [
        { start: 6, end: 15 },
        { start: 19, end: 27 },
      ],
      inOther: [{ start: 4, end: 12 }],
    },
  ])
  expect(sharedTerms('', other)).toEqual([])
})

const texts = {
  brine: { title: 'Brine', body: 'Membranes reject salt from sea water' },
  traffic: { title: 'Traffic', body: 'Signals shorten queues of cars and water the grass' },
  palms: { title: 'Date palms', body: 'Sensors hear larvae' },
}
const query = { title: '', body: 'Membranes repel salt in water' }
const ranked = async (index: MatchIndex<string>) => (await index.rank(query)).map(({ id }) => id)
const filled = (names: (keyof typeof texts)[] = ['brine', 'traffic', 'palms']) => {
  const index = new MatchIndex<string>()
  for (const name of names) index.put(name, texts[name])
  return index
}

test('ranks texts by what they share, and leaves out those that share nothing', async () => {
  expect(await ranked(filled())).toEqual(['brine', 'traffic'])
  expect(await filled().rank({ title: '', body: '' })).toEqual([])
  expect(await new MatchIndex<string>().rank(query)).toEqual([])
})

test('the share is the same whichever of the two is longer, and falls with what only one of them says', async () => {
  const index = filled()
  index.put('same', query)
  const share = (more = '') => index.shares({ ...query, body: `${query.body} ${more}` })('same')
  expect(share()).toBeGreaterThan(index.shares(query)('brine'))
  expect(share()).toBeGreaterThan(2 * index.shares(query)('traffic'))
  // The shorter one says nothing new, so that more words of the longer one change nothing.
  expect(share('zirconia perovskite tokamak stellarator')).toBeCloseTo(share(), 10)
  expect(index.shares({ title: '', body: 'membranes zirconia' })('same')).toBeLessThan(share())
  expect(index.shares(query)('never added')).toBe(0)
  expect(index.shares({ title: '', body: '' })('brine')).toBe(0)
})

test('words of everyday language say nothing of how near two texts are, however few texts there are', () => {
  const index = filled()
  index.put('palms', {
    title: '',
    body: 'Sensors inside the tree hear the least sign, already lost; a third are false',
  })
  const everydayWords = { title: '', body: 'Inside the vessel the least sign is already lost, and a third are false' }
  expect(index.shares(everydayWords)('palms')).toBe(0)
  expect(index.shares({ title: '', body: 'Sensors inside the vessel' })('palms')).toBeGreaterThan(0)
})

test('what is unwanted counts half', () => {
  const index = filled()
  const share = (unwanted?: string) => index.shares(query, unwanted)('brine')
  expect(share('salt')).toBeLessThan(share())
  expect(share(texts.brine.body)).toBeCloseTo(share() / 2, 12)
  expect(share('larvae zirconia')).toBe(share())
})

test('a text that says more rare words must share more to rank as high', async () => {
  const index = filled(['traffic', 'palms'])
  index.put('short', { title: '', body: 'Membranes and salt' })
  index.put('long', { title: '', body: 'Membranes and salt, perovskite, zirconia, tokamaks' })
  index.put('wordy', { title: '', body: 'Membranes and salt, and what the two of them would do before and after this' })
  expect(await ranked(index)).toEqual(['short', 'wordy', 'long', 'traffic'])
})

test('words that any project uses of itself count less than those of its subject', async () => {
  const index = new MatchIndex<string>()
  index.put('usual', { title: '', body: 'Novel platform' })
  index.put('subject', { title: '', body: 'Zirconia membranes' })
  const scores = await index.rank({ title: '', body: 'Novel membranes' })
  expect(scores.map(({ id }) => id)).toEqual(['subject', 'usual'])
  expect(scores[1]!.score).toBeCloseTo(scores[0]!.score / 4, 12)
})

test('a pair of neighbours that every text says adds nothing', async () => {
  const pair = async (others: number) => {
    const index = new MatchIndex<string>()
    index.put('together', { title: '', body: 'salt membranes' })
    index.put('apart', { title: '', body: 'membranes salt' })
    for (let at = 0; at < others; at++) index.put(`other ${at}`, { title: '', body: 'queues' })
    const [first, second] = await index.rank({ title: '', body: 'salt membranes' })
    return [first!.id, first!.score === second!.score]
  }
  expect(await pair(0)).toEqual(['apart', true])
  expect(await pair(40)).toEqual(['together', false])
})

test('gives the same scores in whatever order texts came, also after changes and removals', async () => {
  const expected = await filled().rank(query)
  const changed = filled(['palms', 'traffic'])
  changed.put('brine', texts.palms)
  changed.put('another', texts.brine)
  changed.put('brine', texts.brine)
  changed.remove('another')
  changed.remove('never added')
  expect(changed.size).toBe(3)
  expect(await changed.rank(query)).toEqual(expected)
})

test('what is asked teaches the index nothing', async () => {
  const index = filled()
  const before = await index.rank(query)
  await index.rank({ title: 'Zirconia', body: 'membranes of zirconia against salt' })
  expect(await index.rank(query)).toEqual(before)
})

test('finds the challenges of our own pairs', async () => {
  const quality = (await evaluate(readPairs())).get('own')!
  expect(quality.pairs).toBe(60)
  expect(quality.MRR[0]).toBeGreaterThanOrEqual(0.86)
  expect(quality['R@10'][0]).toBeGreaterThanOrEqual(0.98)
  const [mean, low, high] = quality['R@1']
  expect([low <= mean, mean <= high]).toEqual([true, true])
})
