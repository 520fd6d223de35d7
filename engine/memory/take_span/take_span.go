// Package take_span takes a part of a planned buffer.
package take_span

import (
	"slices"

	"rkllmd/engine/memory"
)

// TakeSpan takes size bytes, rounded up to 32, in the smallest gap of the plan that has room, of equal ones the last,
// or else behind all that is taken.
//
// **Runs on:** any thread.
func TakeSpan(p *memory.Plan, size uint64) memory.Span {
	size = (size + 31) / 32 * 32
	best := len(p.Free) - 1
	for i, gap := range p.Free[:len(p.Free)-1] {
		if gap.Size >= size && (best == len(p.Free)-1 || gap.Size <= p.Free[best].Size) {
			best = i
		}
	}
	gap := &p.Free[best]
	span := memory.Span{Start: gap.Start, Size: size}
	gap.Start, gap.Size = gap.Start+size, gap.Size-size
	if gap.Size == 0 {
		p.Free = slices.Delete(p.Free, best, best+1)
	}
	p.End = max(p.End, span.Start+size)
	return span
}
