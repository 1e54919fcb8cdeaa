/** That an idea was merged into another one, with the way there for those who may see it. */
import { Alert, Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/ideas/merge.js'
import type { MergedNotice_idea$key } from '#web/__generated__/MergedNotice_idea.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import { ownWay } from '#web/ui/ownWay.tsx'
import { Rich } from '#web/ui/Rich.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export function MergedNotice({ idea }: { idea: MergedNotice_idea$key }) {
  const { mergedAt, mergeReason, mergedInto } = useFragment(
    graphql`
      fragment MergedNotice_idea on Idea {
        mergedAt
        mergeReason
        mergedInto {
          path
          title
        }
      }
    `,
    idea,
  )
  if (!mergedAt) return null
  const date = formatDate(mergedAt)
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {mergedInto ? (
            <Rich
              text={texts.mergedInto({ date })}
              parts={{
                link: (
                  <TextLink asChild textDecoration="underline">
                    <Link to={mergedInto.path}>{ownWay(mergedInto.title)}</Link>
                  </TextLink>
                ),
              }}
            />
          ) : (
            texts.mergedIntoHidden({ date })
          )}
        </Alert.Title>
        <Alert.Description>
          {texts.mergedLocked()}
          {mergeReason && <WrittenText>{mergeReason}</WrittenText>}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
