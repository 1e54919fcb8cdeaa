/** Ideas as rows of the table. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/ideasPage.js'
import type { ideaColumns_idea$data, ideaColumns_idea$key } from '#web/__generated__/ideaColumns_idea.graphql.ts'
import { ideaParameter } from './idea.overlay.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'
import { VoteButton } from './VoteButton.tsx'

type Idea = ideaColumns_idea$data[number]

export const useIdeas = (ideas: ideaColumns_idea$key) =>
  useFragment<ideaColumns_idea$key>(
    graphql`
      fragment ideaColumns_idea on Idea @relay(plural: true) {
        id
        number
        title
        status
        category
        votes
        createdAt
        submitter {
          name
        }
        ...IdeaCard_idea
        ...VoteButton_idea
      }
    `,
    ideas,
  )

export const ideaColumns: Column<Idea>[] = [
  {
    header: texts.idea(),
    share: 1.5,
    sort: 'TITLE',
    file: { Number: 'number', Title: 'title', Description: 'description', Tags: 'tags' },
    cell: ({ number, title }) => (
      <RecordLink parameter={ideaParameter} number={number}>
        {title}
      </RecordLink>
    ),
  },
  {
    header: texts.status(),
    width: 10,
    sort: 'STATUS',
    file: 'status',
    cell: ({ status }) => <IdeaStatusBadge status={status} />,
  },
  { header: texts.category(), file: 'category', cell: ({ category }) => category },
  { header: texts.submittedBy(), cell: ({ submitter }) => submitter?.name ?? texts.formerMember() },
  {
    header: texts.votes(),
    width: 6,
    sort: 'VOTES',
    file: 'votes',
    cell: (idea) => <VoteButton idea={idea} />,
  },
  {
    header: texts.created(),
    width: 7,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
]
