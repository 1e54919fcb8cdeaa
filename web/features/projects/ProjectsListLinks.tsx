/** Where one goes from the list of all projects: its archive, an import, a new project. */
import { Button } from '@chakra-ui/react'
import { Archive, FileUp, Plus } from 'lucide-react'
import { Link } from 'react-router'
import * as texts from '#texts/projects/projectsListPage.js'

/** `owner` is the number of the person whose projects are shown; '' for all. */
export const ProjectsListLinks = ({ owner }: { owner: string }) => (
  <>
    <Button asChild variant="outline">
      <Link to="/projects/archive">
        <Archive size={16} aria-hidden />
        {texts.archive()}
      </Link>
    </Button>
    <Button asChild variant="outline">
      <Link to="/import-data">
        <FileUp size={16} aria-hidden />
        {texts.importData()}
      </Link>
    </Button>
    <Button asChild>
      <Link to={`/researchers/projects/new${owner ? `?ownerId=${owner}` : ''}`}>
        <Plus size={16} aria-hidden />
        {texts.createProject()}
      </Link>
    </Button>
  </>
)
