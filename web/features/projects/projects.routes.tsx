/** The pages of projects. */
import { Archive, FolderKanban, FolderSearch, TableProperties } from 'lucide-react'
import * as texts from '#texts/projects/projects.js'
import ArchivePageQuery from '#web/__generated__/ArchivePageQuery$parameters.ts'
import EditProjectPageQuery from '#web/__generated__/EditProjectPageQuery$parameters.ts'
import MyProjectsPageQuery from '#web/__generated__/MyProjectsPageQuery$parameters.ts'
import NewProjectPageQuery from '#web/__generated__/NewProjectPageQuery$parameters.ts'
import ProjectPageQuery from '#web/__generated__/ProjectPageQuery$parameters.ts'
import ProjectsListPageQuery from '#web/__generated__/ProjectsListPageQuery$parameters.ts'
import ProjectsReduxPageQuery from '#web/__generated__/ProjectsReduxPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

/** A number that the database can have, or nothing. */
const wholeOf = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)
const numberOf = ({ params }: { params: Record<string, string | undefined> }) => ({ number: Number(params['id']) || 0 })

/** The lists to which a project belongs, one for each kind of role. */
const projectLists = ['/projects/list', '/researchers/projects', '/university-projects', '/opportunities']

export const projectPages = [
  page({
    path: '/researchers/projects',
    title: texts.myResearchProjects(),
    requires: 'PROJECT_OWN_LIST',
    menu: { label: texts.myProjects(), icon: FolderKanban, order: 20 },
    search: { description: texts.yourProjectsFilterViewEdit(), tags: ['projects', 'research', 'TRL'] },
    query: MyProjectsPageQuery,
    list: () => import('./myProjects.list.ts').then(({ myProjectList }) => myProjectList.variables),
    loading: <ListSkeleton />,
    load: () => import('./MyProjectsPage.tsx'),
  }),
  page({
    path: '/researchers/projects/new',
    title: texts.newProject(),
    requires: 'PROJECT_CREATE',
    under: projectLists,
    search: { description: texts.writeDownANewResearch(), tags: ['projects', 'create', 'new'] },
    query: NewProjectPageQuery,
    variables: ({ search }) => ({
      owner: wholeOf(search.get('ownerId')),
      project: wholeOf(search.get('project')) ?? 0,
    }),
    load: () => import('./NewProjectPage.tsx'),
  }),
  page({
    path: '/researchers/projects/:id/edit',
    title: texts.editProject(),
    requires: 'PROJECT_UPDATE',
    under: projectLists,
    query: EditProjectPageQuery,
    variables: numberOf,
    load: () => import('./EditProjectPage.tsx'),
  }),
  page({
    path: '/projects/list',
    title: texts.projects(),
    requires: 'PROJECT_REVIEW',
    menu: { icon: FolderSearch, order: 20 },
    search: {
      description: texts.allProjectsReviewApproveFor(),
      tags: ['projects', 'review', 'approval'],
    },
    failed: { title: texts.errorLoadingProjectsMessage(), action: texts.reloadPage() },
    query: ProjectsListPageQuery,
    list: () => import('./projectsList.list.ts').then(({ projectList }) => projectList.variables),
    loading: <ListSkeleton />,
    load: () => import('./ProjectsListPage.tsx'),
  }),
  page({
    path: '/projects-redux',
    title: texts.projectsSecondList(),
    requires: 'ADMINISTRATION',
    more: TableProperties,
    search: { description: texts.allProjectsWithFewerFilters(), tags: ['projects', 'redux'] },
    query: ProjectsReduxPageQuery,
    list: () => import('./projectsRedux.list.ts').then(({ secondProjectList }) => secondProjectList.variables),
    loading: <ListSkeleton />,
    load: () => import('./ProjectsReduxPage.tsx'),
  }),
  page({
    path: '/projects/archive',
    title: texts.archivedProjects(),
    requires: 'PROJECT_ARCHIVE',
    more: Archive,
    under: ['/projects/list'],
    search: { description: texts.projectsThatWerePutAway(), tags: ['archive', 'restore'] },
    query: ArchivePageQuery,
    list: () => import('./archive.list.ts').then(({ archiveList }) => archiveList.variables),
    loading: <ListSkeleton />,
    load: () => import('./ArchivePage.tsx'),
  }),
  page({
    path: '/projects/:id',
    title: texts.project(),
    requires: 'PROJECT_PAGE',
    under: projectLists,
    query: ProjectPageQuery,
    variables: numberOf,
    load: () => import('./ProjectPage.tsx'),
  }),
]
