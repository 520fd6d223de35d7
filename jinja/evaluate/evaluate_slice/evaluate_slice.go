// Package evaluate_slice returns VALUE[start:stop:step].
package evaluate_slice

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/member/get_slice"
	"rkllmd/jinja/value/create_undefined"
	"rkllmd/jinja/value/measure_length"
)

// EvaluateSlice returns VALUE[start:stop:step].
//
// **Runs on:** one thread at a time.
func EvaluateSlice(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 1)
	v := n.Others[0].Run(m, n.Others[0])
	var bounds [3]jinja.Value
	for i, part := range [3]*jinja.Node{n.A, n.B, n.C} {
		if part != nil {
			bounds[i] = part.Run(m, part)
		}
	}
	m.At = n
	_, ok := measure_length.MeasureLength(m, v)
	if _, isDict := v.(*jinja.Dict); n.Flag && (isDict || !ok) {
		return create_undefined.CreateUndefined(m, v, nil)
	}
	return get_slice.GetSlice(m, v, bounds[0], bounds[1], bounds[2])
}
