/** Publications of the university: what was published where, by whom, and out of which projects (docs/spec/university.md#research-records). */
import { Button } from '@chakra-ui/react'
import { BookOpenText, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type {
  PublicationsPage_publication$data,
  PublicationsPage_publication$key,
} from '#web/__generated__/PublicationsPage_publication.graphql.ts'
import * as texts from '#texts/publications/list.js'
import * as page from '#texts/publications/page.js'
import * as counts from '#texts/publications/counts.js'
import type { PublicationsPageQuery } from '#web/__generated__/PublicationsPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { publicationParameter } from '#web/app/overlayParameters.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PublicationCard, publicationColumns } from './publicationColumns.tsx'
import { publicationChips, PublicationFilters } from './PublicationFilters.tsx'
import { NewPublication } from './PublicationForm.tsx'
import { pageSize, publicationsVariables, usualSort } from './publications.list.ts'
import { PublicationSheet } from './PublicationSheet.tsx'

export type Publication = PublicationsPage_publication$data[number]

export default function PublicationsPage() {
  const { publications } = usePage<PublicationsPageQuery>(graphql`
    query PublicationsPageQuery($filter: PublicationFilter, $sort: PublicationSort, $first: Int, $page: Int)
    @preloadable {
      publications(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...PublicationsPage_publication
          }
        }
      }
    }
  `)
  const rows = useFragment<PublicationsPage_publication$key>(
    graphql`
      fragment PublicationsPage_publication on Publication @relay(plural: true) {
        id
        number
        title
        doi
        year
        venue
        authors
        openAccess
        projects {
          id
        }
      }
    `,
    nodesOf(publications),
  )
  const state = useListState(usualSort)
  const chips = publicationChips(state)
  const [open, setOpen] = useOpenNumber(publicationParameter)
  const [adding, setAdding] = useState(false)
  const add = useAllowed('PUBLICATION_CREATE') && (
    <Button onClick={() => setAdding(true)}>
      <Plus size={16} aria-hidden />
      {texts.add()}
    </Button>
  )
  return (
    <>
      <PageHeader title={page.title()} description={page.description()} actions={add} />
      <List<Publication>
        noun="publication"
        counted={counts.publications}
        state={state}
        rows={rows}
        total={publications.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={publicationColumns}
        card={(publication) => <PublicationCard publication={publication} />}
        exporting={useExport('publications', publicationsVariables)}
        searchPlaceholder={texts.search()}
        filters={<PublicationFilters state={state} />}
        chips={chips}
        empty={{
          icon: BookOpenText,
          title: texts.none(),
          message: chips.length || state.search ? texts.noneMatch() : texts.noneYet(),
          action: chips.length || state.search ? undefined : add || undefined,
        }}
      />
      <PublicationSheet number={open} onClose={() => setOpen(null)} />
      {adding && <NewPublication onClose={() => setAdding(false)} onDone={setOpen} />}
    </>
  )
}
