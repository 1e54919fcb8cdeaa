/** The ideas incubator (docs/spec/ideas.md#ideas-incubator). */
import { Button } from '@chakra-ui/react'
import { Lightbulb, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/ideas/ideasPage.js'
import * as countTexts from '#texts/ideas/counts.js'
import type { IdeasPageQuery } from '#web/__generated__/IdeasPageQuery.graphql.ts'
import { ideaParameter } from './idea.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { useKeptDraft } from '#web/features/drafts/useKeptDraft.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { IdeaCard } from './IdeaCard.tsx'
import { ideaColumns, useIdeas } from './ideaColumns.tsx'
import { IdeaForm } from './IdeaForm.tsx'
import { IdeaSheet } from './IdeaSheet.tsx'
import { ideaList, ideasVariables, whoseChoices } from './ideas.list.ts'
import { IdeaTabs } from './IdeaTabs.tsx'
import { tabOf, tabs } from './ideaWords.ts'

export default function IdeasPage() {
  const data = usePage<IdeasPageQuery>(graphql`
    query IdeasPageQuery(
      $filter: IdeaFilter
      $awaiting: IdeaFilter
      $approved: IdeaFilter
      $validated: IdeaFilter
      $declined: IdeaFilter
      $sort: IdeaSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      ideas(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...ideaColumns_idea
          }
        }
      }
      awaiting: ideas(filter: $awaiting, first: 0) {
        totalCount(exact: true)
      }
      ...IdeaTabs_query
      viewer {
        id
        permissions
        ...useKeptDraft_viewer
      }
    }
  `)
  const { ideas, awaiting, viewer } = data
  const [params] = useSearchParams()
  const [shown, show] = useOpenNumber(ideaParameter)
  const tab = tabOf(params)
  const draft = useKeptDraft('IDEA', viewer)
  const reviews = viewer?.permissions.includes('IDEA_REVIEW_LIST') ?? false
  const list = useList(ideaList, reviews ? {} : { whose: whoseChoices.slice(0, 1) })
  const [writing, setWriting] = useState(params.has('new'))
  const close = () => {
    setWriting(false)
    if (params.has('new')) list.state.setFilters({ new: '' })
  }
  const submitNew = (
    <Button onClick={() => setWriting(true)}>
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
      <IdeaTabs query={data} tab={tab} onChange={(name) => list.state.setFilters({ tab: name })}>
        <List
          noun="idea"
          counted={countTexts.ideas}
          usual="grid"
          summary={
            // The number of the first tab leaves out what the university is not asked about.
            tab === tabs[0] && ideas.totalCount !== awaiting.totalCount
              ? (counted) => texts.someAwait({ counted, count: awaiting.totalCount })
              : undefined
          }
          list={list}
          rows={useIdeas(nodesOf(ideas))}
          total={ideas.totalCount}
          nameOf={({ title }) => title}
          columns={ideaColumns}
          exporting={useExport('ideas', ideasVariables, 'ideas')}
          card={(idea) => <IdeaCard idea={idea} onOpen={show} />}
          empty={{
            icon: Lightbulb,
            title: texts.noIdeasFound(),
            message: list.filtered ? texts.noIdeaMatchesYourSearch() : tab.none,
            action: list.filtered ? (
              <Button variant="outline" onClick={list.clear}>
                {texts.clear()}
              </Button>
            ) : (
              submitNew
            ),
          }}
        />
      </IdeaTabs>
      <IdeaForm open={writing} idea={null} draft={draft} onClose={close} onShow={show} />
      <IdeaSheet number={shown} onClose={() => show(null)} onShow={show} />
    </>
  )
}
