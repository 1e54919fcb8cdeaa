/** What an assessment makes of a project: completeness, questions, answers, evidence, facts and the report. */
import { describe, expect, test } from 'vitest'
import { inLanguage } from '../language.ts'
import { checkAnswer, minimumFor, tooShort } from './answers.ts'
import { checks, completenessOf, emptyProject, type AssessedProject } from './completeness.ts'
import { mostProposed, proposals } from './evidence.ts'
import { factsOf } from './facts.ts'
import { codesOf, questionsFor, questionWords, wordsInEachLanguage } from './questions.ts'
import { bandWords, needsMore, reportOf, scoreWords } from './report.ts'
import { codes } from './rubric.ts'
import { sentencesOf } from './sentences.ts'

const bare: AssessedProject = { ...emptyProject, title: 'A solar still' }
const full: AssessedProject = {
  ...bare,
  abstract: 'Clean water from brackish wells.',
  methodology: 'Field tests.',
  expectedOutcomes: 'A product.',
  problemSolving: 'Wells are salty.',
  targetMarket: 'Farms.',
  businessApplication: 'Irrigation.',
  businessValue: 'Cheaper water.',
  regulation: 'Drinking water standards.',
  duration: '24 months',
  prototypeStatus: 'Pilot',
  ipStatus: 'Filed',
  patentReference: 'AE 1234',
  fundingAmount: 100_000,
  fundingPurpose: 'Pilot',
  budget: 200_000,
  trl: 5,
  collaborators: ['A utility'],
  challenges: ['Scaling'],
  people: 2,
}

test('19 checks; a number counts although it is 0, a text of spaces does not', () => {
  expect(checks).toHaveLength(19)
  expect(completenessOf(bare)).toMatchObject({ percent: 0, missing: { length: 19 } })
  expect(completenessOf(full)).toEqual({ percent: 100, missing: [], topics: [] })
  expect(completenessOf({ ...full, budget: 0 }).percent).toBe(100)
  expect(completenessOf({ ...full, duration: '  ' })).toEqual({
    percent: 95,
    missing: ['Duration'],
    topics: ['TIMELINE'],
  })
})

test.each([
  [71, 2],
  [70, 3],
  [41, 3],
  [40, 5],
  [0, 5],
])('at %i percent %i questions are asked, on three missing topics first', (percent, count) => {
  const asked = questionsFor({ percent, missing: [], topics: ['REGULATION', 'RISKS', 'TIMELINE', 'MARKET'] })
  expect(asked).toHaveLength(count)
  const first = asked.slice(0, 3).map(({ topic }) => topic)
  expect(first).toEqual((['REGULATION', 'RISKS', 'TIMELINE'] as const).slice(0, Math.min(3, count)))
  expect(new Set(asked.map(({ key }) => key)).size).toBe(count)
})

test('questions are asked of a project that says everything, too', () => {
  expect(questionsFor(completenessOf(full))).toHaveLength(2)
})

describe('answers', () => {
  test.each([
    ['Which data do you have?', 50, 300],
    ['Which problem?', 40, 250],
    ['Which data on the problem?', 50, 300],
    ['Who is the customer?', 35, 200],
    ['Which budget?', 30, 180],
    ['Which mitigation?', 35, 220],
    ['Which milestones?', 30, 180],
    ['Where?', 25, 150],
  ])('%s needs %i words and %i characters', (question, words, characters) => {
    expect(minimumFor(question)).toEqual({ words, characters })
  })

  test('too short ones are refused in the documented words', () => {
    expect(tooShort('Where?', 'In the lab')).toBe('Answer too short. Need at least 25 words (currently 3).')
    expect(tooShort('Where?', Array(30).fill('a').join(' '))).toBe(
      'Answer too brief. Need at least 150 characters (currently 59).',
    )
  })

  const question = questionsFor({ percent: 0, missing: [], topics: ['REGULATION'] })[0]!.key
  const about =
    'The product needs certification by the national standards authority and a permit of the municipality for each site. ' +
    'We have filed the application for certification in March, and the two permits for the pilot were granted last year.'

  test('one that speaks of what was asked is approved', () => {
    expect(checkAnswer(question, about)).toEqual({
      approved: true,
      feedback: 'Great! Your answer meets the basic requirements.',
    })
  })

  test('one that speaks of something else is not, and says what is missing', () => {
    const weather =
      'Yesterday morning it rained for hours and my cousin cooked a wonderful soup with lentils, onions and ' +
      'fresh bread, which all of our guests enjoyed very much before they went home late in the evening by bus.'
    expect(checkAnswer(question, weather)).toMatchObject({
      approved: false,
      feedback: expect.stringContaining('regulation'),
    })
  })

  test('an Arabic one is checked by Arabic words, and is measured as the English question asks', () => {
    const good =
      'أول من سيشتري الجهاز هم مزارعو النخيل في المناطق البعيدة عن الشبكة، فقد التقينا بتسعة من العملاء المحتملين ' +
      'وأكدوا أنهم يدفعون اليوم ثمن المياه المنقولة بالصهاريج، وسيفضلون جهازنا لأن سعره أقل من نصف ما يدفعونه، ' +
      'ولأن الموزّع المحلي الذي يبيعهم المضخات وافق على عرضه في قنواته بعد الموسم التجريبي الثاني.'
    const weather =
      'أمطرت السماء صباح أمس لساعات طويلة وطبخ ابن عمي حساء رائعا من العدس والبصل مع الخبز الطازج، وقد استمتع به ' +
      'جميع الضيوف كثيرا قبل أن يعودوا إلى بيوتهم في آخر المساء بالحافلة، ثم غنى الأطفال أغنية قديمة عن البحر ' +
      'والقمر وناموا مبكرين بعد نهار طويل من اللعب في الحديقة.'
    inLanguage('ar', () => {
      expect(checkAnswer('customer', good)).toMatchObject({ approved: true })
      const { approved, feedback } = checkAnswer('customer', weather)
      expect(approved).toBe(false)
      expect(feedback).toContain('عميل')
      expect(feedback).not.toContain('customer')
      expect(minimumFor('customer')).toEqual({ words: 35, characters: 200 })
      expect(checkAnswer('regulation', about), 'English words count in Arabic, too').toMatchObject({ approved: true })
    })
  })

  test('a kept question is worded in the language of who reads it, whichever language it was kept in', () => {
    const [english, arabic] = wordsInEachLanguage('customer')
    for (const kept of ['customer', english!, arabic!]) {
      expect(questionWords(kept)).toBe(english)
      expect(inLanguage('ar', () => questionWords(kept))).toBe(arabic)
      expect(codesOf(kept)).toEqual(['B1', 'B3', 'A3'])
      expect(minimumFor(kept)).toEqual({ words: 35, characters: 200 })
    }
    expect(questionWords('Who drafted this?'), 'one of a model').toBe('Who drafted this?')
  })

  test('one that says the same again and again is not', () => {
    expect(checkAnswer(question, 'permit '.repeat(60))).toMatchObject({
      approved: false,
      feedback: expect.stringContaining('repeats itself'),
    })
  })
})

describe('evidence', () => {
  test('the sentences that speak of a dimension are proposed for it, with their source', () => {
    const found = proposals([
      ...sentencesOf('Abstract', 'We like the sea. The workforce needs skilled technicians, whom we train ourselves.'),
      ...sentencesOf(
        'plan.pdf',
        'Lithium and cobalt are imported. Each permit for siting on public land takes a year.',
      ),
    ])
    expect(found.get('C6')?.[0]).toEqual({
      source: 'Abstract',
      text: 'The workforce needs skilled technicians, whom we train ourselves.',
    })
    expect(found.get('C5')?.[0]).toEqual({ source: 'plan.pdf', text: 'Lithium and cobalt are imported.' })
    expect(found.get('D3')?.[0]?.source).toBe('plan.pdf')
    expect([...found.values()].flat().map(({ text }) => text)).not.toContain('We like the sea.')
  })

  test('Arabic sentences are found, whatever is written together with their words', () => {
    const text =
      'نحب البحر. تحتاج كل المواقع إلى تصاريح من البلدية وأراضٍ للبناء. سيصنعه موردونا في مصنعهم بمكوّنات محلية.'
    const found = proposals(sentencesOf('الوصف', text))
    expect(found.get('D3')?.map((one) => one.text)).toEqual(['تحتاج كل المواقع إلى تصاريح من البلدية وأراضٍ للبناء.'])
    expect(found.get('C4')?.map((one) => one.text)).toEqual(['سيصنعه موردونا في مصنعهم بمكوّنات محلية.'])
    expect([...found.values()].flat().map((one) => one.text)).not.toContain('نحب البحر.')
  })

  test('at most three for each dimension, none twice', () => {
    const text = Array.from({ length: 50 }, (_, nth) => `Site ${nth % 5} needs a zoning permit for the land.`).join(' ')
    const permits = proposals(sentencesOf('Description', text)).get('D3')!
    expect(permits).toHaveLength(mostProposed)
    expect(new Set(permits.map((one) => one.text)).size).toBe(mostProposed)
  })

  test('no words give no evidence, and 2,000 words are read', () => {
    expect([...proposals([]).values()].flat()).toEqual([])
    const sentences = sentencesOf('Description', 'The grid operator asks for certification of safety. '.repeat(250))
    expect(proposals(sentences).size).toBe(codes.length)
  })
})

test('single fields become facts of the dimensions that they speak of', () => {
  expect(factsOf({ ...bare, fundingAmountNeeded: 1_500_000, trl: 4, trlValidated: true })).toEqual([
    { code: 'A2', text: 'TRL 4 of 9, validated by the university' },
    { code: 'C1', text: 'Unfunded' },
    { code: 'C1', text: 'Funding needed: AED 1,500,000' },
    { code: 'C2', text: 'TRL 4 of 9, validated by the university' },
  ])
})

test('facts are in the language of who reads them', () => {
  const [protection] = inLanguage('ar', () => factsOf({ ...bare, ipStatus: 'Patent granted' }))
  expect(protection!.text).toMatch(/^حالة الملكية الفكرية: \p{Script=Arabic}/u)
  expect(factsOf({ ...bare, ipStatus: 'Two design patents' })[0]!.text).toBe('IP status: Two design patents')
})

describe('the report', () => {
  const all = codes.map((code) => ({ code, rating: 'LOW' as const, backed: true }))

  test('says the score, the band, what is at risk, what is unknown and what rests on nothing', () => {
    const rated = all.map((one, nth) =>
      nth === 0
        ? { ...one, rating: 'HIGH' as const }
        : nth === 1
          ? { ...one, rating: null }
          : nth === 2
            ? { ...one, backed: false }
            : one,
    )
    const { summary, nextSteps, recommendations } = reportOf(full, rated)
    expect(summary).toBe(
      'ARL 7-8: High Readiness - Ready for Market. One dimension is at high risk: Delivered Cost. ' +
        'One dimension is not rated yet, so the level is a range: Functional Performance. ' +
        'One rating has no evidence: Ease of Use / Complexity.',
    )
    expect(nextSteps.map(({ timeline, title }) => `${timeline}: ${title}`)).toEqual([
      '0-3 months: Find out: Functional Performance',
      '3-6 months: Lower the risk of Delivered Cost',
    ])
    expect(recommendations).toEqual([
      expect.stringMatching(/^Delivered Cost: Technology solution is more than 3 years away/),
    ])
  })

  test('is worded in the language of who reads it, with nothing left in the other', () => {
    const rated = all.map((one, nth) => (nth % 3 ? one : { ...one, rating: nth % 2 ? null : ('HIGH' as const) }))
    const project = { ...full, ipStatus: 'Patent filed', prototypeStatus: '' }
    expect(reportOf(project, rated).technologyReadiness).toBe(
      'Technology Readiness Level: 5. Prototype: not given. IP status: Patent filed.',
    )
    const { summary, marketAnalysis, technologyReadiness, recommendations, nextSteps } = inLanguage('ar', () =>
      reportOf(project, rated),
    )
    const said = [
      summary,
      marketAnalysis,
      technologyReadiness,
      ...recommendations,
      ...nextSteps.map((one) => one.title),
    ]
    for (const sentence of [...said, ...nextSteps.flatMap(({ text, timeline }) => [text, timeline])]) {
      expect(sentence).toMatch(/\p{Script=Arabic}/u)
      expect(sentence.replaceAll(/\b(ARL|TRL|EPC)\b/g, '')).not.toMatch(/\p{Script=Latin}/u)
    }
    expect(summary).toContain('التكلفة عند التسليم')
    expect(technologyReadiness).toContain('حالة الملكية الفكرية: طلب براءة اختراع مودَع')
  })

  test('is the same for the same ratings', () => {
    expect(reportOf(full, all)).toEqual(reportOf({ ...full }, [...all]))
  })

  test('asks for more while 80 % have no score', () => {
    expect(needsMore([...codes.slice(0, 14).map(() => null), 'LOW', 'LOW', 'LOW'])).toBe(true)
    expect(needsMore([...codes.slice(0, 13).map(() => null), 'LOW', 'LOW', 'LOW', 'LOW'])).toBe(false)
  })

  test('bands are read from the low end', () => {
    expect(scoreWords({ low: 3, high: 4 })).toBe('ARL 3-4')
    expect(scoreWords({ low: 5, high: 5 })).toBe('ARL 5')
    expect([1, 3, 5, 7].map(bandWords)).toEqual([
      'Concept Stage - Research Phase',
      'Early Stage - Development Phase',
      'Moderate Readiness - Near Commercial',
      'High Readiness - Ready for Market',
    ])
  })
})
