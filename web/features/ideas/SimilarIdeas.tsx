/** Ideas like the one that is being written. */
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/ideas/similarIdeas.js'
import type { SimilarIdeasQuery } from '#web/__generated__/SimilarIdeasQuery.graphql.ts'
import { SimilarList, type Written } from '#web/features/similar/SimilarRecords.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'

interface Props {
  written: Written
  /** The number of the idea that is being changed. */
  except: number | null
  onShow: (number: number) => void
}

export function SimilarIdeas({ written, except, onShow }: Props) {
  const { similarIdeas } = useLazyLoadQuery<SimilarIdeasQuery>(
    graphql`
      query SimilarIdeasQuery($title: String!, $description: String!, $except: Int) {
        similarIdeas(title: $title, description: $description, except: $except) {
          id
          number
          title
          status
          submitter {
            name
          }
        }
      }
    `,
    { ...written, except },
  )
  return (
    <SimilarList
      heading={texts.similarIdeas()}
      records={similarIdeas.flatMap((idea) =>
        idea
          ? {
              id: idea.id,
              shown: (
                <>
                  <TextButton size="sm" onClick={() => onShow(idea.number)}>
                    {idea.title}
                  </TextButton>{' '}
                  <IdeaStatusBadge status={idea.status} />
                </>
              ),
              by: idea.submitter?.name ?? texts.formerMember(),
            }
          : [],
      )}
    />
  )
}
