/** Saves a challenge while it is written: the first time a draft is made, later what was changed since the last time is sent alone. */
import { useRef } from 'react'
import { graphql } from 'react-relay'
import { createChallengeRules } from '#api/features/challenges/challenge.rules.ts'
import * as texts from '#texts/challenges/challengeForm.js'
import type {
  CreateChallengeInput,
  useSaveChallengeCreateMutation,
} from '#web/__generated__/useSaveChallengeCreateMutation.graphql.ts'
import type { useSaveChallengeUpdateMutation } from '#web/__generated__/useSaveChallengeUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { editOf } from '#web/ui/form/edit.ts'
import { challengeInput, type ChallengeValues } from './challengeForm.ts'

interface Made {
  id: string
  number: number
}

const telling = { failure: texts.failedToSaveTheChallenge() }

/** `challenge` is the one that is changed, and `saved` what its form began with; a new one has none. */
export function useSaveChallenge(challenge: Made | null | undefined, saved: ChallengeValues, drafted: boolean) {
  const [create] = useAction<useSaveChallengeCreateMutation>(
    graphql`
      mutation useSaveChallengeCreateMutation($input: CreateChallengeInput!) {
        createChallenge(input: $input) {
          challenge {
            id
            number
            companyName
          }
        }
      }
    `,
    telling,
  )
  const [update] = useAction<useSaveChallengeUpdateMutation>(
    graphql`
      mutation useSaveChallengeUpdateMutation($input: UpdateChallengeInput!) {
        updateChallenge(input: $input) {
          challenge {
            number
            companyName
            ...ChallengeForm_challenge
          }
        }
      }
    `,
    drafted ? telling : { ...telling, success: { title: texts.challengeUpdated() } },
  )
  // The draft that the first step makes is the one that the others change; a step waits for the one before it.
  const made = useRef(challenge ?? null)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const kept = useRef(challengeInput(saved))
  const told = useRef(new Set<string>())
  const keep = (now: CreateChallengeInput, answer: { companyName: string | null | undefined } | null | undefined) => {
    // Where none is given it is the company of who posts it.
    kept.current = { ...now, companyName: answer?.companyName ?? now.companyName }
    told.current.clear()
  }
  const write = async (values: ChallengeValues, wrong: object, changed: string) => {
    const given = Object.entries(challengeInput(values)).filter(([name]) => !(name in wrong))
    const now: CreateChallengeInput = { ...kept.current, ...Object.fromEntries(given) }
    if (made.current) {
      const edit = editOf(createChallengeRules, { ...kept.current }, { ...now }, told.current)
      // What is kept of a draft already is not sent again.
      if (drafted && Object.keys(edit).length === 1) return { ok: true as const }
      const outcome = await update({ input: { ...edit, id: made.current.id } }, undefined, changed)
      if (!outcome.ok) return outcome
      keep(now, outcome.data.updateChallenge.challenge)
    } else {
      const outcome = await create({ input: now })
      if (!outcome.ok) return outcome
      const { id, number, companyName } = outcome.data.createChallenge.challenge!
      made.current = { id, number }
      keep(now, { companyName })
    }
    return { ok: true as const }
  }
  return {
    made,
    /** Saves the values, except those that are wrong. */
    save: (values: ChallengeValues, wrong: object = {}, changed = '') => {
      const outcome = before.current.then(() => write(values, wrong, changed))
      before.current = outcome
      return outcome
    },
    /** Says that what the server refused of these fields was read. */
    read: (fieldErrors: object = {}) => {
      for (const name of Object.keys(fieldErrors)) told.current.add(name)
    },
  }
}
