/** A project's title in a list, as the way to it. */
import { Link } from 'react-router'

export const ProjectTitle = ({ project: { number, title } }: { project: { number: number; title: string } }) => (
  <Link to={`/projects/${number}`} className="two-lines">
    {title}
  </Link>
)
