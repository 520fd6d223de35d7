// Package find_method returns a method of a value, bound to it.
package find_method

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
)

// FindMethod returns a method of a value, bound to it.
//
// **Runs on:** one thread at a time.
func FindMethod(m *jinja.Machine, methods map[string]jinja.Method, v jinja.Value, key, name string) (jinja.Value,
	bool) {
	run, ok := methods[key]
	if !ok {
		return nil, false
	}
	meter_memory.MeterMemory(m, jinja.TextSize)
	return &jinja.Function{Name: name, Kind: "builtin_function_or_method", Receiver: v, Run: run}, true
}
