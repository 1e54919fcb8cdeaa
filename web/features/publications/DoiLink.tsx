/** A DOI as a link to the work, as the DOI Foundation asks for: https://doi.org/ before the DOI. */
import { Link } from '@chakra-ui/react'

export const DoiLink = ({ doi }: { doi: string }) => (
  <Link
    href={`https://doi.org/${encodeURI(doi)}`}
    target="_blank"
    rel="noopener noreferrer"
    textDecoration="underline"
    overflowWrap="anywhere"
    dir="ltr"
  >
    {doi}
  </Link>
)
