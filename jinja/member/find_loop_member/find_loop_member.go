// Package find_loop_member returns an attribute of the variable loop.
package find_loop_member

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/find_next"
	"rkllmd/jinja/value/measure_loop"
)

// FindLoopMember returns an attribute of the variable loop.
//
// **Runs on:** one thread at a time.
func FindLoopMember(m *jinja.Machine, loop *jinja.Loop, name string) (jinja.Value, bool) {
	switch name {
	case "index":
		return int64(loop.Index + 1), true
	case "index0":
		return int64(loop.Index), true
	case "first":
		return loop.Index == 0, true
	case "last":
		_, more := find_next.FindNext(m, loop)
		return !more, true
	case "length":
		return int64(measure_loop.MeasureLoop(m, loop)), true
	case "revindex":
		return int64(measure_loop.MeasureLoop(m, loop) - loop.Index), true
	case "revindex0":
		return int64(measure_loop.MeasureLoop(m, loop) - loop.Index - 1), true
	case "depth":
		return int64(loop.Depth + 1), true
	case "depth0":
		return int64(loop.Depth), true
	case "previtem":
		if loop.Index == 0 {
			return &jinja.Undefined{Hint: "there is no previous item"}, true
		}
		return loop.Previous, true
	case "nextitem":
		if next, more := find_next.FindNext(m, loop); more {
			return next, true
		}
		return &jinja.Undefined{Hint: "there is no next item"}, true
	}
	return nil, false
}
