import { describe, expect, test } from 'vitest'
import { faultsOf, indexFaults, type Papers, partsOf } from './papers.ts'

const specification = `# Specification
## 2. Screens and routes
### Route table
| /categories/{slug} | category-product |
### Account menu
## 4. States
`
const wire = `# The wire
## 1. General rules
### 1.1 Request
### 1.3 Errors
## 8. Orders (bearer)
`
const known: Papers = {
  parts: new Map([
    ['specification', partsOf(specification)],
    ['wire', partsOf(wire)],
    ['experience', partsOf('## Behaviour\n')],
    ['architecture', partsOf('## Configuration\n')],
    ['quality', []],
  ]),
  decisions: ['001-one.md', '022-two.md'],
  exists: (place) => ['docs/security.md', 'docs/wire.md'].includes(place),
}

const faults = (text: string, file = 'apps/web/app/a.ts') =>
  faultsOf(file, text, known).map(({ line, reference }) => `${line}: ${reference}`)

describe('what leads somewhere', () => {
  test.each([
    '/** The cart (specification.md section 4). */',
    '/** The cart (specification.md sections 2 and 4; decision 022). */',
    '/** A page (specification.md section 2, /categories/{slug}?subcategory={id}). */',
    '/** Links (specification.md section 2, Account menu); Log Out below. */',
    '/** The table of specification.md section 2, row for row. */',
    '/** The fields of wire.md 1.1, 8. And wire.md section 8: nothing else. */',
    '/** A server of wire.md alone. */',
    '// How it feels (experience.md, Behaviour), and why (decisions 001 and 022).',
    '/** Environment (architecture.md, Configuration); quality.md */',
    '/** A host (docs/security.md, docs/decisions/022). */',
    '/** The decision of 12 shops. */',
  ])('%s', (text) => {
    expect(faults(text)).toEqual([])
  })
})

describe('what leads nowhere', () => {
  test.each([
    ['(specification.md section 5)', '1: specification.md section 5'],
    ['(specification.md sections 2, 3 and 4)', '1: specification.md sections 2, 3 and 4'],
    ['(specification.md section 4, Account menu)', '1: specification.md section 4, Account menu'],
    ['(specification.md section 2, /blogs)', '1: specification.md section 2, /blogs'],
    ['(wire.md 1.2)', '1: wire.md 1.2'],
    ['(experience.md, Motion)', '1: experience.md, Motion'],
    ['(decisions 001, 007 and 022)', '1: decisions 001, 007 and 022'],
    ['(decision 22)', '1: decision 22'],
    ['(docs/decisions/023)', '1: docs/decisions/023'],
    ['(docs/gone.md).', '1: docs/gone.md'],
    ['(spec.md section 4)', '1: spec.md'],
    ['(decisions.md 13 and 22)', '1: decisions.md'],
    ['(peers.md, row 5)', '1: peers.md'],
  ])('%s', (text, fault) => {
    expect(faults(`/** Something ${text}. */`)).toEqual([fault])
  })

  test('a reference that goes on in the next line of a comment is one', () => {
    expect(
      faults('/**\n * Kept (specification.md\n * section 7), and (wire.md 1.1,\n * 9).\n */'),
    ).toEqual(['2: specification.md section 7', '3: wire.md 1.1, 9'])
  })

  test("a paper's links, seen from where it stands", () => {
    expect(faults('See [wire](wire.md) and [gone](gone.md).', 'docs/a.md')).toEqual([
      '1: ](gone.md',
    ])
  })

  test('a file of another name is none of the papers', () => {
    expect(faults('see docs-spec.md and hardware.md 9')).toEqual([])
  })
})

test('the table of decisions names each record, by its number and title', () => {
  const titles = new Map([
    ['001-one.md', 'One'],
    ['002-two.md', 'Two'],
    ['003-three.md', 'Three'],
    ['003-four.md', 'Four'],
  ])
  const index =
    '| [001](001-one.md) | One | |\n| [002](002-two.md) | Too | |\n| [003](003-four.md) | Four |\n'
  expect(indexFaults(index, titles)).toEqual([
    '002-two.md is called “Two”, not “Too”',
    '003-three.md has no row',
    'two records have the number 003',
  ])
})
