// Package format_object returns a number, None, or what only templates make, as Python writes it.
package format_object

import (
	"fmt"
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/number/format_number"
	"rkllmd/jinja/value/format_function"
	"rkllmd/jinja/value/measure_loop"
)

// FormatObject returns a number, None, or what only templates make, as Python writes it.
//
// **Runs on:** one thread at a time.
func FormatObject(m *jinja.Machine, v jinja.Value) string {
	switch x := v.(type) {
	case nil:
		return "None"
	case bool, int64, float64, *big.Int:
		return format_number.FormatNumber(m, v)
	case *jinja.Undefined:
		return "Undefined"
	case *jinja.Range:
		if x.Step == 1 {
			return fmt.Sprintf("range(%d, %d)", x.Start, x.Stop)
		}
		return fmt.Sprintf("range(%d, %d, %d)", x.Start, x.Stop, x.Step)
	case *jinja.Macro:
		if x.Node.Kind == jinja.CallBlock {
			return "<Macro anonymous>"
		}
		return "<Macro '" + x.Node.Name + "'>"
	case *jinja.Iterator:
		name := x.Name
		if name != "" {
			name += " "
		}
		return "<" + x.Kind + " object " + name + "at " + jinja.Address + ">"
	case *jinja.Function:
		return format_function.FormatFunction(x, FormatObject(m, x.Receiver))
	case *jinja.Cycler, *jinja.Joiner:
		return "<jinja2.utils." + name_type.NameType(v) + " object at " + jinja.Address + ">"
	case *jinja.Loop:
		return fmt.Sprintf("<LoopContext %d/%d>", x.Index+1, measure_loop.MeasureLoop(m, x))
	}
	return "<" + name_type.NameType(v) + ">"
}
