/** Markdown as our own type scale shows it. Links inside the app go through the router, others open beside it. */
import { Box, Heading, Link as TextLink, Text, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { Link } from 'react-router'

const isOurs = (href: string) => /^[/?#]/.test(href)

const components: Components = {
  h1: ({ children }) => (
    <Heading as="h2" size="lg" marginTop="5" marginBottom="2">
      {children}
    </Heading>
  ),
  h2: ({ children }) => (
    <Heading as="h3" size="md" marginTop="5" marginBottom="2">
      {children}
    </Heading>
  ),
  h3: ({ children }) => (
    <Heading as="h4" size="sm" marginTop="4" marginBottom="1">
      {children}
    </Heading>
  ),
  p: ({ children }) => <Text marginBottom="3">{children}</Text>,
  ul: ({ children }) => (
    <Box as="ul" listStyleType="disc" paddingInlineStart="5" marginBottom="3">
      {children}
    </Box>
  ),
  ol: ({ children }) => (
    <Box as="ol" listStyleType="decimal" paddingInlineStart="5" marginBottom="3">
      {children}
    </Box>
  ),
  li: ({ children }) => <chakra.li marginBottom="1">{children}</chakra.li>,
  code: ({ children }) => (
    <chakra.code fontFamily="mono" fontSize="0.9em" bg="bg.subtle" borderRadius="sm" paddingX="1">
      {children}
    </chakra.code>
  ),
  pre: ({ children }) => (
    <Box as="pre" tabIndex={0} bg="bg.subtle" borderRadius="md" padding="3" marginBottom="3" overflowX="auto">
      {children}
    </Box>
  ),
}

interface Props {
  children: string
  /** What a link of the text leads to, when that depends on where one is. */
  linkOf?: (href: string) => string
}

/** Only Markdown: HTML in the text is shown as text. */
export function MarkdownText({ children, linkOf = (href) => href }: Props) {
  const withLinks = useMemo<Components>(
    () => ({
      ...components,
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
    [linkOf],
  )
  return (
    <Box lineHeight="1.65" css={{ '& > :first-child': { marginTop: 0 } }}>
      <Markdown components={withLinks}>{children}</Markdown>
    </Box>
  )
}
