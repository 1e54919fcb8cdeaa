/**
 * What a form holds of a record that people write in two languages: it changes the first texts. They are asked for as
 * `firstTitle: title(version: FIRST)`, since the page shows `title` as its reader wants it, and are given by their own names.
 */
type FirstTexts<F> = { [K in keyof F as K extends `first${infer Name}` ? Uncapitalize<Name> : K]: F[K] }

export const firstTexts = <F extends object>(fields: F): FirstTexts<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => {
      const [, own] = /^first([A-Z]\w*)$/.exec(name) ?? []
      return [own ? own[0]!.toLowerCase() + own.slice(1) : name, value]
    }),
  ) as FirstTexts<F>
