// Package call_range is the function range.
package call_range

import (
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/convert_index"
	"rkllmd/jinja/value/prepare_arguments"
)

// CallRange is the function range.
//
// **Runs on:** one thread at a time.
func CallRange(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	if len(a.Named) > 0 {
		return fail_render.FailRender(m, "range() takes no keyword arguments")
	}
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "start", "stop", "step")
	r := &jinja.Range{Step: 1, Stop: convert_index.ConvertIndex(m, values[0])}
	if values[1] != jinja.Missing {
		r.Start, r.Stop = r.Stop, convert_index.ConvertIndex(m, values[1])
	}
	if values[2] != jinja.Missing {
		r.Step = convert_index.ConvertIndex(m, values[2])
	}
	if r.Step == 0 {
		return fail_render.FailRender(m, "range() arg 3 must not be zero")
	}
	size := new(big.Int).Sub(big.NewInt(r.Stop), big.NewInt(r.Start))
	step := big.NewInt(r.Step)
	size.Add(size, step).Sub(size, big.NewInt(int64(step.Sign()))).Quo(size, step)
	if size.Cmp(big.NewInt(jinja.MaxRange)) > 0 {
		return fail_render.FailRender(m, "Range too big. The sandbox blocks ranges larger than MAX_RANGE (%d).",
			jinja.MaxRange)
	}
	meter_memory.MeterMemory(m, jinja.TextSize)
	r.Count = max(size.Int64(), 0)
	return r
}
