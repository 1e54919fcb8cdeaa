/** What the look of a platform must hold (docs/spec/shell.md#white-label): its colours can be read. */
import { array, boolean, object, type TestConfig } from 'yup'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { enumOf, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/branding/rules.js'
import { tooFaint } from './contrast.rules.ts'
import { isLogo, isPaperLogo, longestLogo } from './picture.rules.ts'

const colour = (label: string) =>
  text(7)
    .matches(/^#[0-9a-f]{6}$/i, texts.colour)
    .required(texts.colour)
    .meta({ label, description: `${label}, #rrggbb.` })

/** For a colour that must be readable on its background; the refusal offers the nearest one that is. */
const read = (
  name: string,
  words: (args: { found: string; least: string }) => string,
): TestConfig<string | undefined> => ({
  name: 'contrast',
  test(value, { parent, createError, path }) {
    const faint = tooFaint(name, { ...(parent as object), [name]: value })
    if (!faint) return true
    const said = words({ found: faint.found.toFixed(1), least: String(faint.least) })
    const message = faint.nearest ? `${said} ${texts.nearest({ colour: faint.nearest })}` : said
    return createError({ path, message })
  },
})

const label = text(40).required(texts.giveLabel).meta({ label: texts.label() })

/** An icon of some kilobytes, in the address itself: no other site is asked for it. */
const icon = /^(data:image\/(png|x-icon|vnd\.microsoft\.icon);base64,[A-Za-z0-9+/]+=*)?$/

const roleLabel = object({ role: enumOf(allRoles, 'Role').required(), label }).meta({ input: 'RoleLabelInput' })

const menuLabel = object({
  path: text(200)
    .matches(/^\/[\w/-]*$/, texts.pathWrong)
    .required(texts.pathWrong)
    .meta({ label: texts.path() }),
  label,
}).meta({ input: 'MenuLabelInput' })

const logo = (name: string, description: string) =>
  text(longestLogo).test('logo', texts.logo, isLogo).meta({ label: name, description })

const revision = wholeNumber().required().meta({ description: 'The revision of the look that the person has seen.' })

export const saveWhiteLabelRules = object({
  revision,
  platformName: text(40).required(texts.giveName).meta({ label: texts.platformName() }),
  shortName: text(20).meta({ label: texts.shortName(), description: 'Empty: the whole name.' }),
  tagline: text(120).meta({ label: texts.tagline() }),
  arabicName: text(40).meta({ label: texts.arabicName(), description: 'Empty: the English one.' }),
  arabicShortName: text(20).meta({ label: texts.arabicShortName(), description: 'Empty: the whole name.' }),
  arabicTagline: text(120).meta({ label: texts.arabicTagline(), description: 'Empty: the English one.' }),
  accentColor: colour(texts.accentColor()).test(read('accentColor', texts.contrast)),
  backgroundColor: colour(texts.backgroundColor()).test(read('backgroundColor', texts.contrastUnder)),
  textColor: colour(texts.textColor()).test(read('textColor', texts.contrast)),
  primaryColor: colour(texts.primaryColor()).test(read('primaryColor', texts.contrastOnPaper)),
  secondaryColor: colour(texts.secondaryColor()),
  mailColor: colour(texts.mailColor()).test(read('mailColor', texts.contrastOnPaper)),
  mailFooter: text(300).meta({
    label: texts.mailFooter(),
    description: 'Below every mail: who writes, with the address and whom to ask.',
  }),
  faviconUrl: text(30_000)
    .matches(icon, texts.icon)
    .meta({ label: texts.favicon(), description: 'A PNG or ICO of at most 20 kB as a data address; empty for ours.' }),
  logoUrl: logo(
    texts.logoLight(),
    'A PNG, WebP or SVG of at most 100 kB as a data address, or the path of one that is kept; empty for our sign.',
  ),
  logoDarkUrl: logo(texts.logoDark(), 'The same for dark surfaces; empty: as on light ones.'),
  logoPaperUrl: text(longestLogo).test('logo', texts.logoOnPaper, isPaperLogo).meta({
    label: texts.logoPaper(),
    description: 'A PNG in the same form, for mails and PDF files; empty for none.',
  }),
  logoHasName: boolean().meta({ label: texts.logoHasName(), description: 'The name does not stand beside the logo.' }),
  roleLabels: array(roleLabel.required())
    .max(allRoles.length)
    .meta({ label: texts.roleLabels(), description: 'What roles are called instead of their usual names.' }),
  sidebarLabels: array(menuLabel.required()).max(60).meta({
    label: texts.sidebarLabels(),
    description: 'What entries of the menu are called instead of their usual names.',
  }),
})

export const publishWhiteLabelRules = object({ revision })

export const restoreWhiteLabelRules = object({
  version: wholeNumber().required().meta({ description: 'The number of a look that was published.' }),
})
