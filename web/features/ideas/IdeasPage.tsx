/** The ideas incubator (docs/spec/ideas.md#ideas-incubator). */
import { Button, Tabs } from '@chakra-ui/react'
import { Lightbulb, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/ideas/ideasPage.js'
import * as countTexts from '#texts/ideas/counts.js'
import type { IdeasPage_idea$data, IdeasPage_idea$key } from '#web/__generated__/IdeasPage_idea.graphql.ts'
import type { IdeasPageQuery } from '#web/__generated__/IdeasPageQuery.graphql.ts'
import { ideaParameter } from '#web/app/overlayParameters.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { useKeptDraft } from '#web/features/drafts/useKeptDraft.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { formatDate } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { BookSession } from '#web/features/experts/BookSession.tsx'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import { IdeaCard } from './IdeaCard.tsx'
import { IdeaFilters, ideaChips } from './IdeaFilters.tsx'
import { IdeaForm } from './IdeaForm.tsx'
import { IdeaSheet } from './IdeaSheet.tsx'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'
import { ideasVariables, pageSize, usualSort } from './ideas.list.ts'
import { tabOf, tabs } from './ideaWords.ts'
import { ShareIdea } from './ShareIdea.tsx'
import { useDeleteIdea } from './useDeleteIdea.tsx'
import { VoteButton } from './VoteButton.tsx'

export type ListedIdea = IdeasPage_idea$data[number]

/** What stands open over the list. */
export type OpenIdea = { what: 'form' | 'share' | 'feedback' | 'book'; idea: ListedIdea } | { what: 'new' }

export default function IdeasPage() {
  const { ideas, awaiting, approved, validated, declined, viewer } = usePage<IdeasPageQuery>(graphql`
    query IdeasPageQuery(
      $filter: IdeaFilter
      $awaiting: IdeaFilter
      $approved: IdeaFilter
      $validated: IdeaFilter
      $declined: IdeaFilter
      $sort: IdeaSort
      $first: Int
      $page: Int
    ) @preloadable {
      ideas(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...IdeasPage_idea
          }
        }
      }
      awaiting: ideas(filter: $awaiting, first: 0) {
        totalCount
      }
      approved: ideas(filter: $approved, first: 0) {
        totalCount
      }
      validated: ideas(filter: $validated, first: 0) {
        totalCount
      }
      declined: ideas(filter: $declined, first: 0) {
        totalCount
      }
      viewer {
        id
        permissions
        ...useKeptDraft_viewer
      }
    }
  `)
  const rows = useFragment<IdeasPage_idea$key>(
    graphql`
      fragment IdeasPage_idea on Idea @relay(plural: true) {
        id
        number
        title
        description
        category
        tags
        status
        visibleToResearchers
        votes
        createdAt
        submittedAt
        answerBy
        reviewComment
        isLocked
        canUpdate
        canDelete
        canConvert
        canReview
        canAskValidation
        submitter {
          name
        }
        project {
          number
        }
        session {
          number
          state
          startsAt
        }
        evaluations {
          summary
          overall
          expert {
            name
            department
          }
        }
        ...VoteButton_idea
      }
    `,
    nodesOf(ideas),
  )
  const [params] = useSearchParams()
  const [shown, show] = useOpenNumber(ideaParameter)
  const state = useListState(usualSort)
  const tab = tabOf(params)
  const chips = ideaChips(state)
  const [open, setOpen] = useState<OpenIdea | null>(() => (params.has('new') ? { what: 'new' } : null))
  const close = () => {
    setOpen(null)
    if (params.has('new')) state.setFilters({ new: '' })
  }
  const remove = useDeleteIdea()
  const counts = [awaiting, approved, validated, declined].map(({ totalCount }) => totalCount)
  const filtered = chips.length > 0 || state.search !== ''
  const draft = useKeptDraft('IDEA', viewer)
  const reviews = viewer?.permissions.includes('IDEA_REVIEW_LIST') ?? false
  const columns: Column<ListedIdea>[] = [
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
  const submitNew = (
    <Button onClick={() => setOpen({ what: 'new' })}>
      <Plus size={16} aria-hidden />
      {texts.submitNewIdea()}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={texts.ideasIncubator()}
        description={texts.submitIdeasGetExpertValidation()}
        actions={submitNew}
      />
      <Tabs.Root
        value={tab.name}
        onValueChange={({ value }) => state.setFilters({ tab: value === tabs[0].name ? '' : value })}
        marginBottom="4"
      >
        <Tabs.List flexWrap="wrap">
          {tabs.map(({ name, label }, at) => (
            <Tabs.Trigger key={name} value={name}>
              {label} ({counts[at]})
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tab.name} paddingTop="4">
          <List
            noun="idea"
            counted={countTexts.ideas}
            usual="grid"
            state={state}
            rows={rows}
            total={ideas.totalCount}
            pageSize={pageSize}
            idOf={({ id }) => id}
            nameOf={({ title }) => title}
            columns={columns}
            exporting={useExport('ideas', ideasVariables, 'ideas')}
            card={(idea) => <IdeaCard idea={idea} onShow={show} onOpen={setOpen} onDelete={remove} />}
            searchPlaceholder={texts.searchIdeas()}
            filters={<IdeaFilters state={state} reviews={reviews} />}
            chips={chips}
            empty={{
              icon: Lightbulb,
              title: texts.noIdeasFound(),
              message: filtered ? texts.noIdeaMatchesYourSearch() : tab.none,
              action: filtered ? (
                <Button variant="outline" onClick={() => state.clear(['q', 'category', 'whose'])}>
                  {texts.clear()}
                </Button>
              ) : (
                submitNew
              ),
            }}
          />
        </Tabs.Content>
      </Tabs.Root>
      <IdeaForm
        open={open?.what === 'new' || open?.what === 'form'}
        idea={open?.what === 'form' ? open.idea : null}
        draft={draft}
        onClose={close}
        onShow={show}
      />
      <ShareIdea idea={open?.what === 'share' ? open.idea : null} onClose={close} />
      <BookSession about={open?.what === 'book' ? { idea: open.idea } : null} onClose={close} />
      <FeedbackDialog
        number={open?.what === 'feedback' ? open.idea.number : null}
        title={open?.what === 'feedback' ? open.idea.title : ''}
        onClose={close}
      />
      <IdeaSheet number={shown} onClose={() => show(null)} onShow={show} />
    </>
  )
}
