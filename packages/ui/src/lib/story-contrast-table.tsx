import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../table/index.ts'
import { type ColorPair, type Scheme, themeReport } from '../theme/index.ts'

function Shown({ color, on, ratio: reached }: ColorPair) {
  return (
    <span className="flex items-center gap-2 tabular-nums">
      <span
        aria-hidden="true"
        style={{ color, background: on }}
        className="grid size-7 shrink-0 place-items-center rounded-mark border border-hairline font-semibold"
      >
        A
      </span>
      <bdi dir="ltr">
        {reached.toFixed(1)}:1 <span className="text-ink-muted">{color}</span>
      </bdi>
    </span>
  )
}

/** What a theme does to everything that must stay readable, in one scheme. For stories. */
export function ContrastTable({ colors, scheme }: { colors: unknown; scheme: Scheme }) {
  return (
    <Table label={`Contrast, ${scheme}`}>
      <TableHead>
        <TableRow>
          <TableHeader>Pair</TableHeader>
          <TableHeader>Needs</TableHeader>
          <TableHeader>As sent</TableHeader>
          <TableHeader>Shown</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {(themeReport(colors, scheme) ?? []).map(({ name, minimum, sent, chosen, failed }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell className="tabular-nums">
              <bdi dir="ltr">{minimum}:1</bdi>
            </TableCell>
            <TableCell>
              <Shown {...sent} />
              {failed ? <span className="text-danger text-xs">Too faint</span> : null}
            </TableCell>
            <TableCell>
              <Shown {...chosen} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
