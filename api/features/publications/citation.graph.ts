/** Publications as references: citations in three styles, and BibTeX. */
import { builder, describedEnum } from '../../builder.ts'
import { bibtexOf, citationOf, type CitationStyle } from './citations/citationJs.ts'
import { cslOf } from './citations/csl.ts'

const StyleEnum = describedEnum<Uppercase<CitationStyle>>('CitationStyle', 'How a reference is written.', {
  APA: 'American Psychological Association, 7th edition.',
  IEEE: 'Institute of Electrical and Electronics Engineers, 2023.',
  VANCOUVER: 'As the journals of medicine write it.',
})

builder.prismaObjectField('Publication', 'citation', (t) =>
  t.string({
    description: 'The entry of a list of references, as plain text.',
    args: { style: t.arg({ type: StyleEnum, required: true }) },
    resolve: (work, { style }) => citationOf(style.toLowerCase() as CitationStyle, cslOf(work)),
  }),
)

builder.prismaObjectField('Publication', 'bibtex', (t) =>
  t.string({
    description: 'The entry of a BibTeX file.',
    resolve: (work) => bibtexOf(cslOf(work)),
  }),
)
