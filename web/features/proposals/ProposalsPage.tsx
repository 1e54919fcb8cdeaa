/** Proposals to the company's challenges: a table, or a board by stage (docs/spec/challenges.md#reviewing-proposals). */
import { Button } from '@chakra-ui/react'
import { Columns3, FileCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/proposals/proposalsPage.js'
import * as counts from '#texts/proposals/counts.js'
import type { ProposalsPageQuery } from '#web/__generated__/ProposalsPageQuery.graphql.ts'
import { proposalParameter } from './proposal.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { CompareProposals } from './CompareProposals.tsx'
import { ProposalBoard } from './ProposalBoard.tsx'
import { ProposalCard, proposalColumns, useProposals } from './ProposalRow.tsx'
import { proposalList, proposalsVariables } from './proposals.list.ts'
import { ProposalSheet } from './ProposalSheet.tsx'
import { nameOf } from './proposalWords.ts'

export default function ProposalsPage() {
  const { proposals } = usePage<ProposalsPageQuery>(graphql`
    query ProposalsPageQuery($filter: ProposalFilter, $sort: ProposalSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      proposals(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...ProposalRow_proposal
          }
        }
      }
    }
  `)
  const rows = useProposals(nodesOf(proposals))
  const list = useList(proposalList)
  const exporting = useExport('proposals', proposalsVariables)
  const [compared, setCompared] = useState<readonly string[]>([])
  const [shown, show] = useOpenNumber(proposalParameter)
  const view = list.state.value('view') === 'board' ? 'board' : 'table'
  return (
    <>
      <PageHeader title={texts.proposals()} description={texts.readScoreAndAnswerWhat()} />
      <Tabs
        value={view}
        onChange={(next) => list.state.setFilters({ view: next === 'board' ? next : '' })}
        tabs={{ table: texts.table(), board: texts.board() }}
      >
        {view === 'board' ? (
          <ProposalBoard proposals={rows} total={proposals.totalCount} onShow={show} />
        ) : (
          <List
            noun="proposal"
            counted={counts.proposals}
            list={list}
            rows={rows}
            total={proposals.totalCount}
            nameOf={nameOf}
            columns={proposalColumns}
            exporting={exporting}
            card={(proposal) => <ProposalCard proposal={proposal} />}
            bulk={(selected) => (
              <Button size="sm" variant="outline" disabled={selected.length < 2} onClick={() => setCompared(selected)}>
                <Columns3 size={16} aria-hidden />
                {texts.compare()}
              </Button>
            )}
            empty={{
              icon: FileCheck,
              title: texts.noProposals(),
              message: list.filtered ? texts.noProposalMatches() : texts.whatResearchersSubmitToYour(),
            }}
          />
        )}
      </Tabs>
      <CompareProposals
        numbers={rows.filter(({ id, canRead }) => canRead && compared.includes(id)).map(({ number }) => number)}
        asked={compared.length}
        onClose={() => setCompared([])}
      />
      <ProposalSheet
        number={shown}
        onClose={() => show(null)}
        numbers={rows.map(({ number }) => number)}
        onShow={show}
      />
    </>
  )
}
