/**
 * Feedback on an answer: the rules first, then a language model where there is one. The model may ask for more, with a
 * quotation; it never approves what the rules refuse, so that no text of an answer can talk it into that.
 */
import { boolean } from 'yup'
import type { Context } from '../../context.ts'
import { ask } from '../../model/ask.ts'
import { claimsRules, type Claim, type Source } from '../../model/claim.ts'
import { checkAnswer, type Verdict } from '../../readiness/answers.ts'
import { questionWords } from '../../readiness/questions.ts'
import * as texts from '#texts/readiness/modelCheck.js'

/** What a language model said of an answer. */
export interface AnswerCheck {
  /** Null when it was asked in vain. */
  model: string | null
  claims: Claim[]
  unbacked: string[]
  withheld: string[]
  /** Why it did not count; empty when it did. */
  notice: string
}

export interface Judged extends Verdict {
  /** Null when the rules alone were asked. */
  check: AnswerCheck | null
}

interface Answered {
  /** As an assessment keeps it, or its words. */
  question: string
  answer: string
  /** What else the model may read. */
  sources: readonly Source[]
  /** Whether the answer is about a confidential project. */
  secret: boolean
}

const rules = claimsRules.shape({ approved: boolean().required() })

const instructions = () =>
  `The source "${texts.answer()}" answers the question in the source "${texts.question()}", about a project of which other sources speak. Say whether the answer says concretely what was asked: "approved" is true if somebody who rates the adoption readiness of the project could use it, and false if it is vague, evades the question or contradicts another source. Give two or three claims: what the answer says well, and what is missing or doubtful, each with a quotation from the answer, or from the source that it contradicts. Speak to the author as "you".`

export async function judgeAnswer(
  ctx: Pick<Context, 'db' | 'viewer'>,
  { question, answer, sources, secret }: Answered,
  signal?: AbortSignal,
): Promise<Judged> {
  const verdict = checkAnswer(question, answer)
  if (!verdict.approved) return { ...verdict, check: null }
  const asked = await ask(ctx, {
    purpose: 'ARL_ANSWER',
    rules,
    instructions: instructions(),
    form: '{"approved": true, "claims": [{"text": "…", "quotation": "…", "source": "…"}]}',
    sources: [
      { name: texts.question(), text: questionWords(question), confidential: secret },
      { name: texts.answer(), text: answer, confidential: secret },
      ...sources,
    ],
    signal,
  })
  const nothing = { claims: [], unbacked: [], withheld: [] }
  if (!asked.drafted) {
    if (asked.why === 'NO_MODEL' || asked.why === 'OFF') return { ...verdict, check: null }
    return { ...verdict, check: { model: null, ...nothing, notice: asked.notice } }
  }
  const { model, value, claims, unbacked, withheld } = asked
  const check = { model, claims, unbacked, withheld, notice: '' }
  if (value.approved) return { ...verdict, check }
  // An objection that rests on nothing does not count.
  if (!claims.length) return { ...verdict, check: { ...check, notice: texts.notBacked() } }
  return { approved: false, feedback: texts.asksForMore(), check }
}
