/** Claims and rejects an authorship of the viewer, and shows it first on the profile. */
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/authorship.js'
import type { useAuthorshipAnswerMutation } from '#web/__generated__/useAuthorshipAnswerMutation.graphql.ts'
import type { useAuthorshipHighlightMutation } from '#web/__generated__/useAuthorshipHighlightMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

const answered = (_: unknown, { input }: { input: { claimed: boolean } }) => ({
  title: input.claimed ? texts.claimed() : texts.rejected(),
})
const shown = (_: unknown, { input }: { input: { highlighted: boolean } }) => ({
  title: input.highlighted ? texts.highlighted() : texts.unhighlighted(),
})

export function useAuthorship() {
  const [commitAnswer, answering] = useAction<useAuthorshipAnswerMutation>(
    graphql`
      mutation useAuthorshipAnswerMutation($input: AnswerAuthorshipInput!) {
        answerAuthorship(input: $input) {
          publication {
            ...PublicationAuthors_publication
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: answered, failure: texts.notSaved() },
  )
  const [commitHighlight, highlighting] = useAction<useAuthorshipHighlightMutation>(
    graphql`
      mutation useAuthorshipHighlightMutation($input: HighlightAuthorshipInput!) {
        highlightAuthorship(input: $input) {
          authorship {
            id
            highlighted
          }
        }
      }
    `,
    { success: shown, failure: texts.notSaved() },
  )
  return {
    answer: (id: string, claimed: boolean) => commitAnswer({ input: { id, claimed } }),
    highlight: (id: string, highlighted: boolean) => commitHighlight({ input: { id, highlighted } }),
    pending: answering || highlighting,
  }
}
