// Package free_span gives a part of a planned buffer back.
package free_span

import (
	"slices"

	"rkllmd/engine/memory"
)

// FreeSpan gives spans of the plan back. A gap beside another becomes one with it.
//
// **Runs on:** any thread.
func FreeSpan(p *memory.Plan, spans ...memory.Span) {
	for _, span := range spans {
		if span.Size == 0 { // it lies nowhere
			continue
		}
		at := 0
		for p.Free[at].Start < span.Start { // the last gap lies behind all spans
			at++
		}
		if span.Start+span.Size == p.Free[at].Start {
			p.Free[at] = memory.Span{Start: span.Start, Size: span.Size + p.Free[at].Size}
		} else {
			p.Free = slices.Insert(p.Free, at, span)
		}
		if at > 0 && p.Free[at-1].Start+p.Free[at-1].Size == p.Free[at].Start {
			p.Free[at-1].Size += p.Free[at].Size
			p.Free = slices.Delete(p.Free, at, at+1)
		}
	}
}
