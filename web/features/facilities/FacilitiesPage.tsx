/** Equipment and laboratories: for researchers who book them, and for the team that keeps them. */
import { Button } from '@chakra-ui/react'
import { CalendarCheck, Microscope, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as counts from '#texts/facilities/counts.js'
import * as texts from '#texts/facilities/list.js'
import * as pages from '#texts/facilities/pages.js'
import type { FacilitiesPageQuery } from '#web/__generated__/FacilitiesPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { plain } from '#web/ui/list/filters.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { facilityList, freeDays } from './facilities.list.ts'
import { FacilityCard, facilityColumns, useFacilities } from './facilityColumns.tsx'
import { NewFacility } from './FacilityForm.tsx'
import { useFacilityPaths } from './facilityPaths.ts'

export default function FacilitiesPage() {
  const { facilities, facilityDepartments } = usePage<FacilitiesPageQuery>(graphql`
    query FacilitiesPageQuery($filter: FacilityFilter, $sort: FacilitySort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      facilities(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...facilityColumns_facility
          }
        }
      }
      facilityDepartments
    }
  `)
  const free = useMemo(() => freeDays(), [])
  const list = useList(facilityList, { department: plain(facilityDepartments), free })
  const manages = useAllowed('FACILITY_UPDATE')
  const { bookings } = useFacilityPaths()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title={pages.facilities()}
        description={manages ? texts.descriptionTeam() : texts.description()}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={bookings}>
                <CalendarCheck size={16} aria-hidden />
                {manages ? pages.bookings() : pages.myBookings()}
              </Link>
            </Button>
            {manages && (
              <Button onClick={() => setAdding(true)}>
                <Plus size={16} aria-hidden />
                {texts.add()}
              </Button>
            )}
          </>
        }
      />
      <List
        noun="facility"
        counted={counts.facilities}
        list={list}
        rows={useFacilities(nodesOf(facilities))}
        total={facilities.totalCount}
        nameOf={({ name }) => name}
        columns={facilityColumns}
        card={(facility) => <FacilityCard facility={facility} />}
        usual="grid"
        exporting={useExport('facilities', facilityList.variables)}
        empty={{
          icon: Microscope,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
      {adding && <NewFacility onClose={() => setAdding(false)} />}
    </>
  )
}
