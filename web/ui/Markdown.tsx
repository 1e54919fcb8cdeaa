/** Markdown as our own type scale shows it. Links inside the app go through the router, others open beside it. */
import { Box, Heading, Link as TextLink, Text, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { ownPath } from './ownPath.ts'
import Markdown, { type Components } from 'react-markdown'
import { Link } from 'react-router'

const same = (href: string) => href
const isOurs = (href: string) => /^[?#]/.test(href) || ownPath(href) !== null

/** `dir` is "auto" in what people wrote; an item goes the way of its list, whose markers stand on one side. */
const blocks = (dir?: 'auto'): Components => ({
  p: ({ children }) => (
    <Text marginBottom="3" dir={dir}>
      {children}
    </Text>
  ),
  ul: ({ children }) => (
    <Box as="ul" dir={dir} listStyleType="disc" paddingInlineStart="5" marginBottom="3">
      {children}
    </Box>
  ),
  ol: ({ children }) => (
    <Box as="ol" dir={dir} listStyleType="decimal" paddingInlineStart="5" marginBottom="3">
      {children}
    </Box>
  ),
})

const components: Components = {
  li: ({ children }) => <chakra.li marginBottom="1">{children}</chakra.li>,
  // Code is in Latin letters in every language.
  code: ({ children }) => (
    <chakra.code dir="ltr" fontFamily="mono" fontSize="0.9em" bg="bg.subtle" borderRadius="sm" paddingX="1">
      {children}
    </chakra.code>
  ),
  // A picture from another site would report each reader to it; the content security policy refuses it as well.
  img: ({ src = '', alt }) =>
    typeof src === 'string' && ownPath(src) ? (
      <img src={src} alt={alt ?? ''} />
    ) : (
      <TextLink href={String(src)} target="_blank" rel="noreferrer" textDecoration="underline" color="brand.fg">
        {alt || String(src)}
      </TextLink>
    ),
  pre: ({ children }) => (
    <Box as="pre" dir="ltr" tabIndex={0} bg="bg.subtle" borderRadius="md" padding="3" marginBottom="3" overflowX="auto">
      {children}
    </Box>
  ),
}

/** Markdown's sections begin with `##`; their level on the page follows the heading that they stand under. */
const headings = (under: 1 | 2 | 3, dir?: 'auto'): Components => ({
  h2: ({ children }) => (
    <Heading as={`h${under + 1}` as 'h2'} dir={dir} size="md" marginTop="5" marginBottom="2">
      {children}
    </Heading>
  ),
  h3: ({ children }) => (
    <Heading as={`h${under + 2}` as 'h3'} dir={dir} size="sm" marginTop="4" marginBottom="1">
      {children}
    </Heading>
  ),
})

interface Props {
  children: string
  /** The level of the heading above the text. */
  under: 1 | 2 | 3
  /** "auto" for what people wrote: each part goes its own way. Without it all goes the way of the page, as our own texts do. */
  dir?: 'auto'
  /** What a link of the text leads to, when that depends on where one is. */
  linkOf?: (href: string) => string
}

/** Only Markdown: HTML in the text is shown as text. */
export function MarkdownText({ children, under, dir, linkOf = same }: Props) {
  const withLinks = useMemo<Components>(
    () => ({
      ...components,
      ...blocks(dir),
      ...headings(under, dir),
      a: ({ href = '', children: words }) => (
        <TextLink asChild textDecoration="underline" color="brand.fg">
          {isOurs(href) ? (
            <Link to={linkOf(href)}>{words}</Link>
          ) : (
            <a href={href} target="_blank" rel="noreferrer">
              {words}
            </a>
          )}
        </TextLink>
      ),
    }),
    [under, dir, linkOf],
  )
  return (
    <Box lineHeight="1.65" css={{ '& > :first-child': { marginTop: 0 } }}>
      <Markdown components={withLinks}>{children}</Markdown>
    </Box>
  )
}
