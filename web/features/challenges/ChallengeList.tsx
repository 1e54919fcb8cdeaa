/** Challenges as cards or as a table with filters, ways to sort and a file. */
import { Button, IconButton } from '@chakra-ui/react'
import { Building2, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/challenges/challengeList.js'
import * as counts from '#texts/challenges/counts.js'
import type { ChallengeList_challenges$key } from '#web/__generated__/ChallengeList_challenges.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import type { Exporting } from '#web/ui/list/ExportMenu.tsx'
import { List } from '#web/ui/list/List.tsx'
import { SortMenu } from '#web/ui/list/SortMenu.tsx'
import type { UsedList } from '#web/ui/list/useList.ts'
import { ChallengeCard } from './ChallengeCard.tsx'
import { challengeColumns, useChallenges } from './challengeColumns.tsx'
import { sorts } from './challenges.list.ts'

interface Props {
  challenges: ChallengeList_challenges$key
  list: UsedList
  exporting: Exporting
  /** The button of saved views. */
  views?: ReactNode
  onOpen: (number: number) => void
  /** What is said when there are none at all. */
  none: { title: string; message: string; action?: ReactNode }
}

export function ChallengeList({ challenges, list, exporting, views, onOpen, none }: Props) {
  const data = useFragment(
    graphql`
      fragment ChallengeList_challenges on ChallengeConnection {
        totalCount(exact: $exact)
        edges {
          node {
            ...challengeColumns_challenge
          }
        }
      }
    `,
    challenges,
  )
  const { revalidate, state: reading } = useRevalidator()
  return (
    <List
      noun="challenge"
      counted={counts.challenges}
      list={list}
      usual="grid"
      rows={useChallenges(nodesOf(data))}
      total={data.totalCount}
      nameOf={({ title }) => title}
      columns={challengeColumns}
      card={(challenge) => <ChallengeCard challenge={challenge} onOpen={onOpen} />}
      exporting={exporting}
      tools={
        <>
          <SortMenu state={list.state} sorts={sorts} />
          {views}
          <IconButton
            variant="outline"
            aria-label={texts.refresh()}
            loading={reading === 'loading'}
            onClick={() => void revalidate()}
          >
            <RefreshCw size={16} />
          </IconButton>
        </>
      }
      empty={
        list.filtered
          ? {
              icon: Building2,
              title: none.title,
              message: texts.noChallengeMatchesYourFilters(),
              action: (
                <Button variant="outline" onClick={list.clear}>
                  {texts.clearAll()}
                </Button>
              ),
            }
          : { icon: Building2, ...none }
      }
    />
  )
}
