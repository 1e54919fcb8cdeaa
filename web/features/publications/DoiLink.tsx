/** A DOI as a link to the work, as the DOI Foundation asks for: https://doi.org/ before the DOI. */
import { Link } from '@chakra-ui/react'

export const DoiLink = ({ doi }: { doi: string }) => <Away href={`https://doi.org/${encodeURI(doi)}`}>{doi}</Away>

/** The address of a work without a DOI, by its site. */
export const WorkLink = ({ url }: { url: string }) => <Away href={url}>{new URL(url).hostname}</Away>

const Away = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    textDecoration="underline"
    overflowWrap="anywhere"
    dir="ltr"
  >
    {children}
  </Link>
)
