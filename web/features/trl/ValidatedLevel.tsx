/** The level that the university has validated, with when and by whom, beside the level that the owner states. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/trl/project.js'
import { dotted } from '#listed'
import type { ValidatedLevel_project$key } from '#web/__generated__/ValidatedLevel_project.graphql.ts'
import { trlWords } from '#web/features/projects/projectWords.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'

export function ValidatedLevel({ project: key }: { project: ValidatedLevel_project$key }) {
  const { trl, validatedTrl, validatedTrlAt, validatedTrlBy } = useFragment(
    graphql`
      fragment ValidatedLevel_project on Project {
        trl
        validatedTrl
        validatedTrlAt
        validatedTrlBy {
          name
        }
      }
    `,
    key,
  )
  const by = dotted([validatedTrlAt && formatDate(validatedTrlAt), validatedTrlBy?.name])
  return (
    <Facts
      facts={[
        [texts.validated(), validatedTrl ? trlWords(validatedTrl) : texts.notValidated()],
        [texts.stated(), trlWords(trl)],
        [texts.validatedBy(), by],
      ]}
    />
  )
}
