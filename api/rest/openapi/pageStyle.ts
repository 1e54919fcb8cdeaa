/** How the page of the API looks: our colours, light and dark, and nothing loaded. */
export const pageStyle = `
:root { color-scheme: light dark; --bg: #f6f8f9; --panel: #fff; --text: #16212b; --muted: #566573; --line: #dde3e8;
  --brand: #0f5c6e; --soft: #eef2f4; --get: #0f5c6e; --post: #2b6b2f; --put: #8a5300; --patch: #7a4a86; --delete: #a32a2a }
@media (prefers-color-scheme: dark) { :root { --bg: #0e151b; --panel: #151f27; --text: #e8eef2; --muted: #9fb0bd;
  --line: #293742; --brand: #7cc7d8; --soft: #1c2831; --get: #7cc7d8; --post: #8fd094; --put: #e8b766; --patch: #d3a8de;
  --delete: #f09a9a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.55 'Inter Variable', system-ui, sans-serif }
a { color: var(--brand) }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
header, main { max-width: 1080px; margin-inline: auto; padding-inline: 24px }
header { padding-block: 40px 8px }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 12px }
h2 { font-size: 19px; margin: 40px 0 12px }
h3 { font-size: 12px; margin: 18px 0 6px; color: var(--muted); text-transform: uppercase; letter-spacing: .05em }
p { margin: 0 0 10px; max-width: 70ch }
nav ul { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; margin: 20px 0 0; list-style: none }
nav a { display: block; padding: 4px 12px; border: 1px solid var(--line); border-radius: 99px; background: var(--panel);
  text-decoration: none; color: var(--text) }
details { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; margin-block-end: 8px }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 10px 14px; cursor: pointer;
  list-style: none }
summary::-webkit-details-marker { display: none }
summary:hover { background: var(--soft); border-radius: 8px }
.method { font: 600 12px/1 ui-monospace, monospace; min-width: 56px }
.get { color: var(--get) } .post { color: var(--post) } .put { color: var(--put) } .patch { color: var(--patch) }
.delete { color: var(--delete) }
code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
summary .words { color: var(--muted); margin-inline-start: auto }
.body { padding: 0 14px 16px; border-block-start: 1px solid var(--line) }
.body > p:first-child { margin-block-start: 12px }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse }
.scroll table { min-width: 600px }
td code { overflow-wrap: normal }
th { text-align: start; font-weight: 500; color: var(--muted); font-size: 13px }
td, th { padding: 5px 12px 5px 0; border-block-end: 1px solid var(--line); vertical-align: top }
tr:last-child td { border: 0 }
td:first-child { white-space: nowrap }
.required { color: var(--delete); font-size: 12px }
pre { margin: 0; padding: 12px; background: var(--soft); border-radius: 6px; overflow-x: auto; white-space: pre-wrap }
main { padding-block-end: 48px }
.guide > * + * { margin-block-start: 12px }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-block: 40px 0; padding-block: 10px;
  position: sticky; inset-block-start: 0; background: var(--bg) }
form[hidden] { display: none }
input { flex: 1 1 240px; font: inherit; color: inherit; padding: 7px 12px; background: var(--panel);
  border: 1px solid var(--line); border-radius: 6px }
output { color: var(--muted); min-width: 70px }
@media (max-width: 600px) { summary .words { margin-inline-start: 0; width: 100% } }
`
